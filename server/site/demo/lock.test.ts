import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { hashPassword } from '../../kit/crypto/passwords.ts';
import { guardDemo } from './lock.service.ts';

const password = 'demo-pass-1';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

/** Runs the check of a start. */
const startIn = (production: boolean) => guardDemo({ ...app.context, config: { ...app.context.config, production } });
const logIn = (username: string) => app.api('POST /auth/login', { body: { username, password } });
const isSignedIn = async (token: string) => (await app.api('GET /auth/sessions', { token })).status === 200;

describe('demo accounts in production', () => {
  it('accept no password, session or code, unlike real ones; on loopback they work again', async () => {
    const hash = await hashPassword(password);
    const seeded = { role: 'operator' as const, password_hash: hash };
    const operator = await makeAccount(app.context.db, { ...seeded, email: 'operator@demo.test', is_demo: true });
    // Renamed on loopback, but still created by the demo.
    const renamed = await makeAccount(app.context.db, { ...seeded, email: 'me@real.example', is_demo: true });
    const guest = await makeAccount(app.context.db, { role: 'brand', password_hash: hash, email: 'Guest@Demo.Test' });
    const person = await signUp(app, { password: 'correct horse battery' });
    const tokens = await Promise.all([operator, renamed, guest].map((account) => makeToken(app.context, account)));
    await app.api('POST /auth/forgot-password', { body: { username: 'operator@demo.test' } });
    const otp = app.codeFor('operator@demo.test');

    await startIn(true);
    const unknown = await logIn('nobody@example.test');
    for (const { email, username } of [operator, renamed, guest]) {
      for (const name of [email ?? '', username ?? '']) {
        expect(await logIn(name)).toMatchObject({ status: 401, body: unknown.body });
      }
    }
    for (const token of tokens) expect(await isSignedIn(token)).toBe(false);
    expect((await app.api('POST /auth/verifyOtp', { body: { username: 'operator@demo.test', otp } })).body.result).toBe(
      false,
    );
    const sent = app.mails.length;
    expect(
      (await app.api('POST /auth/forgot-password', { body: { username: 'operator@demo.test' } })).body.result,
    ).toBe(true);
    expect(app.mails).toHaveLength(sent);
    expect(await isSignedIn(person.token)).toBe(true);
    await startIn(true);
    expect((await logIn('operator@demo.test')).status).toBe(401);

    await startIn(false);
    expect((await logIn('operator@demo.test')).status).toBe(200);
    for (const token of tokens) expect(await isSignedIn(token)).toBe(false);
  });

  it('are counted on the console until removed', async () => {
    const { db } = app.context;
    const real = await makeAccount(db, { role: 'operator' });
    const token = await makeToken(app.context, real);
    const { body } = await app.api('GET /operator/home', { token });
    expect(body.data).toMatchObject({ demo: { accounts: expect.any(Number), campaigns: 0, profiles: 0 } });
    await db.deleteFrom('account').where('is_demo', '=', true).execute();
    expect((await app.api('GET /operator/home', { token })).body.data).toMatchObject({ demo: null });
  });
});
