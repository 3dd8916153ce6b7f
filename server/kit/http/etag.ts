import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tags a cacheable body with a hash of its bytes; a client that has that tag already gets 304 without a body. */
export function tagBody(body: string, request: FastifyRequest, reply: FastifyReply): string {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (!request.headers['if-none-match']?.includes(tag)) return body;
  reply.code(304);
  return '';
}
