/** Second factors over HTTP. */
import { Secret, TOTP } from 'otpauth';
import type { CreationOptions, RequestOptions } from '../contract/accounts/second-factors.ts';
import type { TestApp } from './app.ts';
import { makeAuthenticator } from './authenticator.ts';
import type { signUp } from './makers/sign-up.ts';

export type Person = Pick<Awaited<ReturnType<typeof signUp>>, 'username' | 'password' | 'token'>;

export function factorsIn(app: TestApp) {
  const codeAt = (secret: string, now: Date) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });
  /** Moves the clock on, so that the authenticator app shows another code. */
  const wait = (seconds: number) => {
    const now = app.context.now().getTime() + seconds * 1000;
    const real = Date.now();
    app.context.now = () => new Date(now + Date.now() - real);
  };
  const prove = (person: Person, body: object = { method: 'password', password: person.password }) =>
    app.api('POST /auth/step-up', { token: person.token, body });
  /** Turns an authenticator app on; the person's session must be proven. */
  async function turnOn({ token }: Pick<Person, 'token'>) {
    const { secret } = (await app.api('POST /auth/totp', { token })).body.data as { secret: string };
    const code = codeAt(secret, app.context.now());
    const { body } = await app.api('POST /auth/totp/confirm', { token, body: { code } });
    const { recovery_codes: codes } = body.data as { recovery_codes: string[] };
    return { secret, code, codes, now: () => codeAt(secret, app.context.now()) };
  }
  const logIn = ({ username, password }: Pick<Person, 'username' | 'password'>, headers?: Record<string, string>) =>
    app.api('POST /auth/login', { body: { username, password }, ...(headers ? { headers } : {}) });
  /** Logs in up to the second factor. */
  async function ticketFor(person: Pick<Person, 'username' | 'password'>, headers?: Record<string, string>) {
    const { body } = await logIn(person, headers);
    return (body.data as { second_factor: { ticket: string; methods: string[] } }).second_factor;
  }
  const finish = (body: object, headers?: Record<string, string>) =>
    app.api('POST /auth/second-factor', { body, ...(headers ? { headers } : {}) });
  const newKey = () => makeAuthenticator(app.context.config.publicUrl);
  /** Adds a passkey; the person's session must be proven. */
  async function addKey({ token }: Pick<Person, 'token'>, key = newKey()) {
    const options = (await app.api('POST /auth/passkeys/options', { token })).body.data as CreationOptions;
    const added = await app.api('POST /auth/passkeys', { token, body: { credential: key.create(options) } });
    return { key, added };
  }
  const optionsFor = async (body: object = {}) =>
    (await app.api('POST /auth/passkey-login/options', { body })).body.data as RequestOptions;
  const proofOptions = async ({ token }: Pick<Person, 'token'>) =>
    (await app.api('POST /auth/step-up/options', { token })).body.data as RequestOptions;
  return { codeAt, wait, prove, turnOn, logIn, ticketFor, finish, newKey, addKey, optionsFor, proofOptions };
}
