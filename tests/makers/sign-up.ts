import type { TestApp } from '../app.ts';
import { nextNumber } from './numbers.ts';

/** Sign-up form with unique names. */
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

interface Proof {
  /** Whether the mobile is verified too, as usual. */
  provesMobile?: boolean;
  /** Headers of the sign-up. */
  headers?: Record<string, string>;
}

/** Signs up and enters the codes for e-mail and mobile, over HTTP. */
export async function signUp(
  app: TestApp,
  overrides: Record<string, unknown> = {},
  { provesMobile = true, headers = {} }: Proof = {},
) {
  const form = signUpForm(overrides);
  const registered = await app.api('POST /auth/register', { body: form, headers });
  if (registered.status !== 201) throw new Error(`Sign-up was refused: ${registered.body.reason}`);
  const body = { username: form.username, otp: app.codeFor(form.email) };
  const verified = await app.api('POST /auth/verifyOtp', { body });
  const { token, user } = verified.body.data as { token: string; user: { id: string } };
  if (provesMobile) await proveMobile(app, { token, mobile: form.mobile });
  return { ...form, id: user.id, token };
}

/** Requests the code of the user's mobile and enters it. */
export async function proveMobile(app: TestApp, { token, mobile }: { token: string; mobile: string }) {
  await app.api('PUT /user/update', { token, body: { mobile } });
  const proof = { username: mobile, otp: app.codeFor(mobile) };
  const { body } = await app.api('POST /auth/verifyOtp', { token, body: proof });
  if (body.result !== true) throw new Error(`The mobile was not proven: ${body.reason}`);
}
