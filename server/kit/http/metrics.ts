import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { observeQueries } from '../../../database/query-observer.ts';
import type { Context } from '../context/context.ts';
import { mailOutcomes } from '../delivery/mail.ts';
import { routeOf } from './access-log.ts';
import { refusalsOf } from './limits/refusals.ts';
import type { Probes } from './probes.ts';

interface Sources {
  probes: Probes;
  /** Live connections of this process. */
  countSockets: () => number;
  /** Numbers of the whole platform, read from the database when scraped. */
  readPlatform: () => Promise<PlatformNumbers>;
}

/** Numbers that every process tells alike. */
export interface PlatformNumbers {
  jobs: { waiting: number; failed: number };
  /** Tasks that wait for an operator, by kind. */
  tasks: Record<string, number>;
  /** Rupees. */
  heldRupees: number;
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const platformFreshMs = 15_000;

/** Metrics of one process for Prometheus; read when scraped, except those of requests and queries. */
export function createMetrics(app: FastifyInstance, context: Context, sources: Sources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(mailOutcomes);
  measureRequests(registry, app);
  measureQueries(registry, app);
  measureDiscovery(registry, context);
  measureLimits(registry, context);
  measureReplicas(registry, context);
  measureDependencies(registry, sources.probes);
  measureSockets(registry, sources.countSockets);
  measurePlatform(registry, sources.readPlatform);
  return registry;
}

function measureRequests(registry: Registry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1000);
  });
}

function measureQueries(registry: Registry, app: FastifyInstance): void {
  const durations = new Histogram({
    name: 'db_query_duration_seconds',
    help: 'Time of a query, by its first word and outcome',
    labelNames: ['verb', 'outcome'],
    buckets: seconds,
    registers: [registry],
  });
  const stop = observeQueries(({ text, ms, isFailed }) => {
    const verb = /^\W*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'other';
    durations.observe({ verb, outcome: isFailed ? 'failed' : 'done' }, ms / 1000);
  });
  app.addHook('onClose', async () => stop());
}

function measureSockets(registry: Registry, countSockets: () => number): void {
  new Gauge({
    name: 'live_connections',
    help: 'Open live connections of this process',
    registers: [registry],
    collect() {
      this.set(countSockets());
    },
  });
}

function measurePlatform(registry: Registry, readPlatform: Sources['readPlatform']): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const jobs = gauge('jobs', 'Background jobs of all processes, by state', ['state']);
  const tasks = gauge('operator_tasks', 'What waits for an operator, by kind', ['task']);
  let readAt = Number.NEGATIVE_INFINITY;
  const held = new Gauge({
    name: 'held_rupees',
    help: 'Money held between payment and release',
    registers: [registry],
    async collect() {
      if (performance.now() - readAt < platformFreshMs) return;
      readAt = performance.now();
      // While the database is away dependency_up tells it, and the last numbers stay.
      const numbers = await readPlatform().catch(() => null);
      if (!numbers) return;
      jobs.set({ state: 'waiting' }, numbers.jobs.waiting);
      jobs.set({ state: 'failed' }, numbers.jobs.failed);
      for (const [task, count] of Object.entries(numbers.tasks)) tasks.set({ task }, count);
      held.set(numbers.heldRupees);
    },
  });
}

/** Read replicas, if there are any. */
function measureReplicas(registry: Registry, { replicas }: Context): void {
  new Gauge({
    name: 'db_replica_lag_seconds',
    help: 'Seconds that a read replica is behind; +Inf while it is not used',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const { name, lag } of replicas?.states() ?? []) this.set({ replica: name }, lag);
    },
  });
  new Counter({
    name: 'db_replica_reads_total',
    help: 'Calls that a read replica answered',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, reads } of replicas?.states() ?? []) this.inc({ replica: name }, reads);
    },
  });
}

/** Probes when scraped. */
function measureDependencies(registry: Registry, probes: Probes): void {
  new Gauge({
    name: 'dependency_up',
    help: '1 while what the product needs works, by the probe of /health/ready',
    labelNames: ['dependency'],
    registers: [registry],
    async collect() {
      for (const [dependency, { isUp }] of await probes()) this.set({ dependency }, Number(isUp));
    },
  });
}

/** Counts requests refused by rate limits, by call or action. */
function measureLimits(registry: Registry, context: Context): void {
  new Counter({
    name: 'rate_limited_total',
    help: 'Requests that a limit of frequency refused, by the limit',
    labelNames: ['limit'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [limit, count] of refusalsOf(context)) this.inc({ limit }, count);
    },
  });
}

/** Metrics of search, read when scraped. */
function measureDiscovery(registry: Registry, { discovery }: Context): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `search_index_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('warm', '1 while the index answers searches, 0 while PostgreSQL does', () => Number(discovery.state().isWarm));
  gauge('profiles', 'Listed profiles in the index', () => discovery.state().profiles);
  gauge('parts', 'Parts of the index that each search looks into', () => discovery.state().parts);
  gauge('age_seconds', 'Since the index was last known to hold everything; -1 before', () => {
    const { ageMs } = discovery.state();
    return ageMs === null ? -1 : ageMs / 1000;
  });
  new Counter({
    name: 'search_answers_total',
    help: 'Searches, suggestions and similar profiles by what answered them',
    labelNames: ['by'],
    registers: [registry],
    collect() {
      this.reset();
      const { answers } = discovery.state();
      for (const by of ['index', 'postgres'] as const) this.inc({ by }, answers[by]);
    },
  });
}
