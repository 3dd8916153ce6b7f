import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { describeFile, publicCaching } from '../../kit/storage/content-types.ts';
import type { Storage } from '../../kit/storage/storage.ts';
import { readRange } from './range.rules.ts';

/** Serves stored files: public ones as immutable, private ones with a valid signed link. */
export function mountFiles(app: FastifyInstance, storage: Storage): void {
  app.get('/files/*', async (request, reply) => {
    const key = keyOf(request.params);
    if (key.startsWith('private/')) throw refuseNotFound('This file');
    // E-mails show these pictures, and people read them on other sites.
    const policy = 'cross-origin';
    return send({ request, reply }, { storage, key, policy, caching: publicCaching });
  });
  app.get('/private-files/*', async (request, reply) => {
    const key = keyOf(request.params);
    const { expires, signature } = request.query as { expires?: unknown; signature?: unknown };
    if (!storage.isSignatureGood(key, Number(expires), String(signature))) throw refuseNotFound('This file');
    return send({ request, reply }, { storage, key, policy: 'same-origin', caching: 'private, no-store' });
  });
}

function keyOf(params: unknown): string {
  return (params as { '*': string })['*'];
}

interface Sent {
  storage: Storage;
  key: string;
  policy: string;
  caching: string;
}

/** Sends a file, or the part of it that was asked for. */
async function send(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { storage, key, policy, caching }: Sent,
): Promise<FastifyReply> {
  const described = describeFile(key);
  const file = described && (await storage.open(key));
  if (!described || !file) throw refuseNotFound('This file');
  const { type, disposition } = described;
  const { size } = file;
  // Parts are of GET alone; text is compressed on its way, and one that depends on a validator has none here.
  const isWhole = request.method === 'HEAD' || type.startsWith('text/') || request.headers['if-range'] !== undefined;
  const range = isWhole ? 'whole' : readRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    await file.close();
    reply.header('content-range', `bytes */${size}`);
    throw refuse('BAD_RANGE', 'This file has no such part. Ask for a range within it.');
  }
  const { start, end } = range === 'whole' ? { start: 0, end: size - 1 } : range;
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply
    .header('cache-control', caching)
    .header('accept-ranges', 'bytes')
    .header('content-length', end - start + 1)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', policy)
    .header('content-disposition', disposition)
    .type(type);
  if (request.method === 'HEAD' || size === 0) {
    await file.close();
    return reply.send(Readable.from([]));
  }
  return reply.send(file.stream(start, end));
}
