import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kit/context/context.ts';
import { eraseByCall, readErasure, takeDeauthorization } from './provider-callbacks.service.ts';

const largestBody = 16 * 1024;
type Call = { Params: { platform: string }; Body: string };

const signInWords = {
  removed: 'Log-in with Facebook was removed. You can still log in the other way.',
  account_erased: 'Facebook was your only way to log in, so your account was deleted with it.',
  kept: 'Facebook is your only way to log in and you still have money in progress, so we kept your account. Once that’s settled, delete it in Profile Settings.',
};

/**
 * Mounts Meta's callbacks, signed with the app's secret: `POST /social/{platform}/deauthorize` and `/data-deletion`,
 * and the status page of a deletion.
 */
export function mountSocialCallbacks(app: FastifyInstance, context: Context): void {
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestBody }, (_request, body, done) =>
      done(null, body),
    );
    const read = ({ params, body }: { params: { platform: string }; body: string | null | undefined }) => ({
      platform: params.platform,
      signedRequest: new URLSearchParams(body ?? '').get('signed_request') ?? '',
    });

    calls.post<Call>('/social/:platform/deauthorize', async (request) => {
      await takeDeauthorization(context, read(request));
      return { result: true };
    });

    calls.post<Call>('/social/:platform/data-deletion', async (request) => {
      const code = await eraseByCall(context, read(request));
      return { url: `${context.config.publicUrl}/api/social/erasures/${code}`, confirmation_code: code };
    });

    calls.get<{ Params: { code: string } }>('/social/erasures/:code', async (request, reply) => {
      const { platform, accounts, signIn, askedAt } = await readErasure(context, request.params.code);
      const what = accounts === 1 ? '1 connected account' : `${accounts} connected accounts`;
      const day = askedAt.toISOString().slice(0, 10);
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
      return reply.send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Erased</title><h1>Erased</h1><p>Request ${request.params.code}: ${what} of ${platform}, with every figure read from it, erased on ${day}. ${signIn ? signInWords[signIn] : ''} ${signIn === 'kept' ? '' : 'Nothing is left to do.'}</p></html>`,
      );
    });
  });
}
