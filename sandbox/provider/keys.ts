import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { refuse } from './refusals.ts';

/** Requires the key and its secret for every call of the provider's API. */
export function requireKeys(app: FastifyInstance, { keyId, keySecret }: { keyId: string; keySecret: string }): void {
  const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  app.addHook('onRequest', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', expected)) {
      return refuse(reply, 'Authentication failed', 401);
    }
  });
}

function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
