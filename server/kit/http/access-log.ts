import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** Ids that a proxy may have given. */
const givenId = /^[\w.-]{8,64}$/;

/** Paths asked so often, and telling so little, that they would fill the log. */
const quiet = /^(\/api)?\/(health\/|metrics$)|^\/assets\//;

/** Gives every request an id: the proxy's where one is trusted, else a random one. */
export function requestIds({ trustProxy }: Pick<Config, 'trustProxy'>): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = headers['x-request-id'];
    return trustProxy && typeof given === 'string' && givenId.test(given) ? given : randomUUID();
  };
}

/** Pattern of the called route, without ids, tokens and contacts that an address may hold. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'none';
}

/**
 * Sends each reply's request id in `x-request-id`, and logs every finished request with it, by its route; slow ones as
 * warnings.
 */
export function logRequests(
  app: FastifyInstance,
  { slowCallMs, logLevel }: Pick<Config, 'slowCallMs' | 'logLevel'>,
): void {
  const isLogged = logLevel === 'info' || logLevel === 'debug';
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime);
    const isSlow = ms >= slowCallMs && request.headers.upgrade === undefined;
    if (!isSlow && (quiet.test(request.url) || !isLogged)) return;
    const fields = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms,
      ...(request.user ? { account: request.user.id } : {}),
    };
    if (isSlow) request.log.warn(fields, 'Slow request');
    else request.log.info(fields, 'Request');
  });
}
