import type * as z from 'zod/mini';
import type { authCalls } from '../../../contract/accounts/auth.ts';
import type { PageHost } from '../../../contract/site/pages.ts';

export type SignInPlaces = z.output<typeof authCalls.listSignInProviders.reply.data>;

/** Sign-in URLs of the providers, read during server-side rendering; null when unavailable. */
export async function loadSignInPlaces(host: PageHost): Promise<SignInPlaces> {
  const { status, body } = await host.callApi('/auth/providers');
  return status === 200 ? (body as { data: SignInPlaces }).data : { google: null, facebook: null };
}
