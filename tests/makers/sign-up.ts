import type { TestApp } from '../app.ts';
import { nextNumber } from './numbers.ts';

/** What a sign-up form sends, every name a new one. */
export function signUpForm(overrides: Record<string, unknown> = {}) {
  const number = nextNumber();
  return {
    fullname: `Newcomer ${number}`,
    username: `newcomer${number}`,
    email: `newcomer${number}@example.test`,
    mobile: String(8_000_000_000 + number),
    password: 'correct horse battery',
    role: 'influencer',
    accept_terms: true,
    ...overrides,
  };
}

/** Somebody who signed up and entered the code, over HTTP. */
export async function signUp(app: TestApp, overrides: Record<string, unknown> = {}) {
  const form = signUpForm(overrides);
  const registered = await app.api('POST /auth/register', { body: form });
  if (registered.status !== 201) throw new Error(`Sign-up was refused: ${registered.body.reason}`);
  const body = { username: form.username, otp: app.codeFor(form.email) };
  const verified = await app.api('POST /auth/verifyOtp', { body });
  const { token, user } = verified.body.data as { token: string; user: { id: string } };
  return { ...form, id: user.id, token };
}
