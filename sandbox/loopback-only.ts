import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A Host header that names this machine, with any port: not a name that foreign DNS could point here. */
const loopbackHost = /^(localhost\.?|\[::1\]|(?<address>\d{1,3}(?:\.\d{1,3}){3})\.?)(?::\d{1,5})?$/i;

export function isLoopbackHost(host: string | undefined): boolean {
  const found = loopbackHost.exec(host ?? '');
  if (!found) return false;
  const address = found.groups?.address;
  return address === undefined || (isIPv4(address) && address.startsWith('127.'));
}

/**
 * Refuses requests by another host name, including one forwarded by a proxy, because e-mails and codes can be read
 * here.
 */
export function answerLoopbackOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((names) => names.split(','));
    if ([headers.host, ...forwarded].every((host) => isLoopbackHost(host?.trim()))) return;
    reply.code(403);
    const reason =
      'The sandbox answers on its own machine only. Open it there as http://localhost, with the port of the product.';
    return reply.send({ result: false, code: 'FORBIDDEN', reason });
  });
}
