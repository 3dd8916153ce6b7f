import type { FastifyInstance } from 'fastify';

/** A mail program sends `List-Unsubscribe=One-Click`, as a form. */
const largestBody = 1024;

interface OneClick {
  /** With the token as its last part, `:token`. */
  path: string;
  unsubscribe: (token: string) => Promise<void>;
  /** Where the choices are. */
  pageOf: (token: string) => string;
}

/**
 * One click in a mail program, RFC 8058. Whoever opens the address as a page comes to the choices instead: what only
 * looks at links must not change anything.
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
