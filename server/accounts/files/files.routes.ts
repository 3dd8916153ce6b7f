import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseNotFound } from '../../kit/http/errors.ts';
import type { Storage } from '../../kit/storage/storage.ts';

/** All stored types by file extension. None of them can run scripts in a page. */
const types: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
};

/** Serves stored files: public ones as immutable, private ones with a valid signed link. */
export function mountFiles(app: FastifyInstance, storage: Storage): void {
  app.get('/files/*', async (request, reply) => {
    const key = keyOf(request.params);
    if (key.startsWith('private/')) throw refuseNotFound('This file');
    // E-mails show these pictures, and people read them on other sites.
    const policy = 'cross-origin';
    return send(reply, { storage, key, policy, caching: 'public, max-age=31536000, immutable' });
  });
  app.get('/private-files/*', async (request, reply) => {
    const key = keyOf(request.params);
    const { expires, signature } = request.query as { expires?: unknown; signature?: unknown };
    if (!storage.isSignatureGood(key, Number(expires), String(signature))) throw refuseNotFound('This file');
    return send(reply, { storage, key, policy: 'same-origin', caching: 'private, no-store' });
  });
}

function keyOf(params: unknown): string {
  return (params as { '*': string })['*'];
}

async function send(
  reply: FastifyReply,
  { storage, key, policy, caching }: { storage: Storage; key: string; policy: string; caching: string },
): Promise<FastifyReply> {
  const type = types[key.slice(key.lastIndexOf('.') + 1).toLowerCase()];
  const bytes = type ? await storage.get(key) : null;
  if (!type || !bytes) throw refuseNotFound('This file');
  return reply
    .header('cache-control', caching)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', policy)
    .header('content-disposition', type.startsWith('image/') ? 'inline' : 'attachment')
    .type(type)
    .send(bytes);
}
