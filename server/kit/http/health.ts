import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Context } from '../context/context.ts';
import { authenticate, type FindSession } from './authenticate.ts';
import { refusalsOf } from './limits/refusals.ts';
import type { Probes } from './probes.ts';

interface HealthSources {
  isMigrated: () => boolean;
  isClosed: () => Promise<boolean>;
  findSession: FindSession;
  probes: Probes;
}

const reasons: Record<string, string> = {
  read: 'Can’t reach the database right now.',
  write: 'Can’t write to the database right now.',
  files: 'Can’t write files right now.',
};

/**
 * Mounts `/health/live`: the process answers; `/health/ready`: it can serve, by the probes, also during
 * maintenance, when it serves that page, operators and the providers' webhooks; `/metrics`: for operators.
 */
export function mountHealth(
  app: FastifyInstance,
  context: Context,
  { isMigrated, isClosed, findSession, probes }: HealthSources,
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureDiscovery(registry, context);
  measureLimits(registry, context);
  measureDependencies(registry, probes);
  app.get('/health/live', async () => ({ result: true, data: { status: 'live' } }));
  app.get('/health/ready', async (_request, reply) => {
    const results = isMigrated() ? [...(await probes())] : [];
    const checks = Object.fromEntries(results.map(([name, { isUp }]) => [name, isUp ? 'ok' : 'failed']));
    const failed = results.filter(([, { isUp }]) => !isUp);
    const vital = isMigrated() ? failed.find(([, { isVital }]) => isVital) : ['read'];
    if (!vital)
      return {
        result: true,
        data: {
          status: 'ready',
          search: context.discovery.state().isWarm ? 'index' : 'postgres',
          maintenance: await isClosed(),
          degraded: failed.map(([name]) => name),
          checks,
        },
      };
    const reason = reasons[vital[0] ?? ''] ?? 'Something it needs does not work.';
    return reply.code(503).header('retry-after', '5').send({ result: false, code: 'UNAVAILABLE', reason, checks });
  });
  app.get('/metrics', async (request, reply) => {
    await authenticate(findSession, { auth: 'operator', method: 'GET' }, request);
    return reply.type(registry.contentType).send(await registry.metrics());
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
