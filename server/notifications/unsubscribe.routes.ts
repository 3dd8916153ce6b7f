import type { FastifyInstance } from 'fastify';
import type { Context } from '../kit/context.ts';
import { unsubscribe } from './unsubscribe.service.ts';

const path = '/notifications/unsubscribe/:token';
/** A mail program sends `List-Unsubscribe=One-Click`, as a form. */
const largestBody = 1024;

/**
 * `POST /notifications/unsubscribe/{token}`: one click in a mail program, RFC 8058. Whoever opens the address as a page
 * comes to the choices instead: what only looks at links must not change anything.
 */
export function mountUnsubscribe(app: FastifyInstance, context: Context): void {
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, (_request, _body, done) =>
      done(null),
    );
    calls.post<{ Params: { token: string } }>(path, async (request) => {
      await unsubscribe(context, request.params.token);
      return { result: true };
    });
    calls.get(path, async (_request, reply) => reply.redirect('/profile-settings#notifications'));
  });
}
