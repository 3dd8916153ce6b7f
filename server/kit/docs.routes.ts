import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { allCalls } from '../../contract/calls.ts';
import type { Config } from './config.ts';
import { describeApi } from './openapi.ts';

/** The API reference draws itself with inline scripts and styles, so these pages have a policy of their own. */
const docsPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; object-src 'none'; frame-ancestors 'none'";

/** `/api/openapi.json` for machines and `/api/docs` for people. */
export async function mountDocs(app: FastifyInstance, config: Config): Promise<void> {
  const document = describeApi(allCalls, config.brandName);
  app.get('/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(document),
  );
  await app.register(async (docs) => {
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: { content: document, withDefaultFonts: false, telemetry: false, hideClientButton: true },
    });
  });
}
