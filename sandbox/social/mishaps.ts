import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Platform, slowMs, type World } from './world.ts';

interface Provider {
  world: World;
  platform: Platform;
  /** The provider's own errors for rate limiting and for an internal error. */
  refusals: { rateLimited: object; error: object };
}

/** Makes these calls fail while a fault is set for the provider. */
export function letGoWrong(app: FastifyInstance, { world, platform, refusals }: Provider): void {
  app.addHook('preHandler', async (_request, reply): Promise<FastifyReply | undefined> => {
    const { fault, retryAfter } = world.fault(platform);
    if (fault === 'slow') await wait(slowMs);
    if (fault === 'rate_limited') {
      return reply.code(429).header('retry-after', String(retryAfter)).send(refusals.rateLimited);
    }
    if (fault === 'error') return reply.code(500).send(refusals.error);
    if (fault === 'garbage') return reply.type('text/html').send('<html><body>Please try again</body></html>');
    return undefined;
  });
  app.addHook('preSerialization', async (_request, _reply, body: unknown) =>
    world.fault(platform).fault === 'nonsense' ? spoil(body) : body,
  );
}

/** Replaces every count by an invalid one. */
function spoil(value: unknown): unknown {
  if (typeof value === 'number') return -value - 1;
  if (Array.isArray(value)) return value.map(spoil);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      /Count$/.test(name) && typeof each === 'string' ? 'many' : spoil(each),
    ]),
  );
}
