import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { refuse } from './errors.ts';
import { say } from './words.ts';

/** Requests a minute one address may make over all calls. */
const perMinute = 1200;

/** The general bound on frequency; calls declare tighter ones of their own. */
export async function limitRates(app: FastifyInstance, config: Config): Promise<void> {
  if (!config.rateLimits) return;
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: 60_000,
    hook: 'preHandler',
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1000));
      return refuse('TOO_MANY', say`That was too often. Please try again in ${{ seconds }} s.`, {
        retryAfter: seconds,
      });
    },
  });
}
