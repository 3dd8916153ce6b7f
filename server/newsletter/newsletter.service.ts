import type { Context } from '../kit/context.ts';
import { keepSignup } from './newsletter.queries.ts';

/** Keeps an address once; whether it was known already is not told. */
export async function subscribeToNewsletter(context: Context, signup: { email: string; source: string }) {
  await keepSignup(context.db, signup);
  return { data: { email: signup.email } };
}
