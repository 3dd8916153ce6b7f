import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { isDatabaseReachable } from '../../database/raw.ts';
import { authenticate } from './authenticate.ts';
import type { Context } from './context.ts';

/** `/health/live`: the process answers. `/health/ready`: it can serve, the database included. `/metrics`: an operator's. */
export function mountHealth(app: FastifyInstance, context: Context, isMigrated: () => boolean): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  app.get('/health/live', async () => ({ result: true, data: { status: 'live' } }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = isMigrated() && (await isDatabaseReachable(context.db));
    if (ready) return { result: true, data: { status: 'ready' } };
    const reason = 'The database cannot be reached just now.';
    return reply.code(503).header('retry-after', '5').send({ result: false, code: 'UNAVAILABLE', reason });
  });
  app.get('/metrics', async (request, reply) => {
    await authenticate(context, 'operator', request.headers.authorization);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
