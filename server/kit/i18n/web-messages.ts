import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Converts a Fastify request to a web platform Request, addressed to `origin` whatever host and protocol a proxy used;
 * its signal aborts when the client disconnects.
 */
export function toWebRequest(request: FastifyRequest, reply: FastifyReply, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  // Concatenated as text: with URL resolution, a path starting with two slashes would name another host.
  const path = request.url.startsWith('/') ? request.url : '/';
  return new Request(origin + path, {
    method: request.method,
    headers,
    body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
    signal: gone.signal,
  });
}

/** Sends a web platform Response, streaming its body. */
export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!response.body) return reply.send();
  return reply.send(Readable.fromWeb(response.body as ReadableStream));
}
