import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Pack = (text: string) => Promise<Buffer>;

const packs: Record<'br' | 'gzip', Pack> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text),
};

/**
 * Creates a replier for one large constant script, which it compresses once per encoding instead of once per request.
 */
export function keepPacked() {
  const cache = new Map<string, Promise<Buffer>>();
  let tag: string | undefined;
  return async (request: FastifyRequest, reply: FastifyReply, script: string): Promise<Buffer | string> => {
    tag ??= `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'public, max-age=3600').header('etag', tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(tag)) {
      reply.code(304);
      return '';
    }
    const accepted = String(request.headers['accept-encoding']);
    const way = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    if (!way) return script;
    const packed = cache.get(way) ?? packs[way](script);
    cache.set(way, packed);
    reply.header('content-encoding', way);
    return packed;
  };
}
