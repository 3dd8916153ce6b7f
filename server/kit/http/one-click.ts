import type { FastifyInstance } from 'fastify';

/** Maximum body size: a mail program sends `List-Unsubscribe=One-Click` as a form. */
const largestBody = 1024;

interface OneClick {
  /** Path ending in `:token`. */
  path: string;
  unsubscribe: (token: string) => Promise<void>;
  /** URL of the preferences page. */
  pageOf: (token: string) => string;
}

/**
 * Mounts one-click unsubscribing, RFC 8058. A GET redirects to the preferences page instead, because link scanners must
 * not change anything.
 */
export function mountOneClick(app: FastifyInstance, { path, unsubscribe, pageOf }: OneClick): void {
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, (_request, _body, done) =>
      done(null),
    );
    calls.post<{ Params: { token: string } }>(path, async (request) => {
      await unsubscribe(request.params.token);
      return { result: true };
    });
    calls.get<{ Params: { token: string } }>(path, async (request, reply) =>
      reply.redirect(pageOf(request.params.token)),
    );
  });
}
