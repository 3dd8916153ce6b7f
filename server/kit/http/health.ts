import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Context } from '../context/context.ts';
import { authenticate, type FindSession } from './authenticate.ts';
import type { Gates } from './mount.ts';
import type { Probes } from './probes.ts';

interface HealthSources {
  isMigrated: () => boolean;
  isClosed: () => Promise<boolean>;
  findSession: FindSession;
  demandSecondFactor: Gates['demandSecondFactor'];
  probes: Probes;
  metrics: Registry;
}

const reasons: Record<string, string> = {
  read: 'Can’t reach the database right now.',
  write: 'Can’t write to the database right now.',
  files: 'Can’t write files right now.',
};

/**
 * Mounts `/health/live`: the process answers; `/health/ready`: it can serve, by the probes, also during
 * maintenance, when it serves that page, operators and the providers' webhooks; `/metrics`: for operators
 * and the scraper.
 */
export function mountHealth(
  app: FastifyInstance,
  context: Context,
  { isMigrated, isClosed, findSession, demandSecondFactor, probes, metrics }: HealthSources,
): void {
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
    if (!isScraper(request.headers.authorization, context.config.metricsToken)) {
      const user = await authenticate(findSession, { auth: 'operator', method: 'GET' }, request);
      if (user) await demandSecondFactor(user);
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** Whether the request carries METRICS_TOKEN, if there is one. */
function isScraper(authorization: string | undefined, token: string | undefined): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
