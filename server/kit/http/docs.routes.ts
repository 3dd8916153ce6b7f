import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { allCalls } from '../../../contract/calls.ts';
import type { Config } from '../config/config.ts';
import { keepPacked } from '../context/packed-script.ts';
import { describeApi } from './openapi.ts';
import type { Json } from './openapi-pieces.ts';

/** Placeholder for the nonce of each reply, because the page generator takes only one for all. */
const nonceMark = 'nonce-of-the-reply';

/**
 * The API reference sets its own styles at runtime, so these pages have their own policy. Its script is served from
 * here.
 */
function docsPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Mounts `/api/openapi.json` and the API reference at `/api/docs`. */
export async function mountDocs(app: FastifyInstance, config: Config): Promise<void> {
  let document: Json | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= describeApi(allCalls, { brandName: config.brandName, hasSandbox: config.sandbox });
    return reply.header('cache-control', 'public, max-age=60').send(document);
  });
  await app.register(async (docs) => {
    const pack = keepPacked();
    docs.addHook('onSend', async (request, reply, payload) => {
      if (request.routeOptions.url?.endsWith('/scalar.js')) return pack(request, reply, String(payload));
      const nonce = request.cspNonce ?? '';
      reply.header('content-security-policy', docsPolicy(nonce));
      const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
      return isPage && typeof payload === 'string' ? payload.replaceAll(nonceMark, nonce) : payload;
    });
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: {
        url: '/api/openapi.json',
        nonce: nonceMark,
        withDefaultFonts: false,
        telemetry: false,
        hideClientButton: true,
      },
    });
  });
}
