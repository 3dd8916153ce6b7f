import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { makeBrand } from '../../../tests/makers/brand.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import { proveMobile, signUp, signUpForm } from '../../../tests/makers/sign-up.ts';
import { stepUp } from '../../../tests/step-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUp>>;

const unproven = (overrides: Record<string, unknown> = {}) => signUp(app, overrides, { provesMobile: false });
const ask = (person: { token: string }, mobile: string) =>
  app.api('PUT /user/update', { token: person.token, body: { mobile } });
const say = (username: string, otp: string, token?: string) =>
  app.api('POST /auth/verifyOtp', { body: { username, otp }, ...(token ? { token } : {}) });
const logIn = (username: string, password: string) => app.api('POST /auth/login', { body: { username, password } });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ownOf = async ({ id, token }: { id: string; token: string }) =>
  (await app.api(`GET /user/${id}`, { token })).body.data as {
    mobile: string;
    mobile_verified: 0 | 1;
    user_coins: number;
  };

describe('an unproven mobile', () => {
  it('blocks nobody, signs nobody in, is found by nobody, and goes to whoever verifies it first', async () => {
    const squatter = await unproven();
    const { mobile } = squatter;
    expect((await app.api('POST /auth/checkUser', { body: { username: mobile } })).body.result).toBe(false);
    expect((await logIn(mobile, squatter.password)).status).toBe(401);
    const owner = await unproven({ mobile });
    await proveMobile(app, owner);
    expect((await logIn(mobile, owner.password)).body.data).toMatchObject({ user: { id: owner.id } });
    expect((await app.api('POST /auth/register', { body: signUpForm({ mobile }) })).body).toMatchObject({
      code: 'TAKEN',
      fields: { mobile: expect.any(String) },
    });
    await ask(squatter, mobile);
    const otp = app.codeFor(mobile);
    const late = await say(mobile, otp, squatter.token);
    expect(late.body).toEqual((await say(mobile, wrongOf(otp), squatter.token)).body);
    expect(await ownOf(squatter)).toMatchObject({ mobile_verified: 0, user_coins: 0 });
    expect(await ownOf(owner)).toMatchObject({ mobile, mobile_verified: 1, user_coins: 50 });
  });

  it('is verified by one of several who enter their codes at once', async () => {
    const [first, ...others] = [await unproven(), await unproven(), await unproven()];
    const rivals = [first, ...others] as Person[];
    const { mobile } = first as Person;
    const codes: string[] = [];
    for (const rival of rivals) {
      await ask(rival, mobile);
      codes.push(app.codeFor(mobile));
    }
    const replies = await Promise.all(rivals.map(({ token }, at) => say(mobile, codes[at] ?? '', token)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.filter(({ body }) => body.result)).toHaveLength(1);
    const coins = await Promise.all(rivals.map(async (rival) => (await ownOf(rival)).user_coins));
    expect(coins.toSorted((one, other) => one - other)).toEqual([0, 0, 50]);
  });

  it('is hidden from those who unlocked the creator until verified', async () => {
    const { db } = app.context;
    const creator = await makeInfluencer(db, { account: { mobile_verified_at: null } });
    const brand = await makeBrand(db);
    const token = await makeToken(app.context, brand);
    await app.api('POST /user/add_unlock_user', { token, body: { influencer_id: String(creator.id) } });
    const seen = async () =>
      (await app.api(`GET /browseinfluencers/influencerDetails/${creator.id}`, { token })).body.data;
    expect(await seen()).toMatchObject({ locked: false, contact: { email: creator.email, mobile: null } });
    await db.updateTable('account').set({ mobile_verified_at: new Date() }).where('id', '=', creator.id).execute();
    expect(await seen()).toMatchObject({ contact: { mobile: creator.mobile } });
  });

  it('is removed by a password reset; a verified one stays', async () => {
    for (const provesMobile of [false, true]) {
      const person = await signUp(app, {}, { provesMobile });
      await app.api('POST /auth/forgot-password', { body: { username: person.email } });
      const { body } = await say(person.email, app.codeFor(person.email));
      const { reset_token } = body.data as { reset_token: string };
      const password = 'another horse battery';
      const reset = await app.api(`PUT /auth/reset-password/${person.username}`, {
        body: { password, confirm_password: password, reset_token },
      });
      expect(reset.body).toEqual({ result: true });
      const { data } = (await logIn(person.username, password)).body;
      expect(data).toMatchObject({ user: { mobile: provesMobile ? person.mobile : null } });
    }
  });

  it('uses up no attempts of its verified owner', async () => {
    const owner = await signUp(app);
    await app.api('POST /auth/forgot-password', { body: { username: owner.mobile } });
    const otp = app.codeFor(owner.mobile);
    const other = await unproven();
    await stepUp(app, other.token);
    await ask(other, owner.mobile);
    for (let tries = 0; tries < 5; tries += 1) await say(owner.mobile, wrongOf(otp), other.token);
    expect((await say(owner.mobile, otp)).body).toMatchObject({ data: { reset_token: expect.any(String) } });
  });
});

describe('welcome coins', () => {
  it('come with the first verification, not at sign-up, and not with a second number', async () => {
    const person = await unproven();
    expect((await ownOf(person)).user_coins).toBe(0);
    await proveMobile(app, person);
    expect((await ownOf(person)).user_coins).toBe(50);
    await stepUp(app, person.token);
    await proveMobile(app, { token: person.token, mobile: '7200000001' });
    expect(await ownOf(person)).toMatchObject({ mobile: '7200000001', user_coins: 50 });
  });

  it('come once per number, even if it moves to another account', async () => {
    const person = await signUp(app);
    await stepUp(app, person.token);
    await proveMobile(app, { token: person.token, mobile: '7200000002' });
    // Until then the change can be undone, and the number is still reserved for the first account.
    app.context.now = () => new Date(Date.now() + 73 * 3_600_000);
    const nextOwner = await signUp(app, { mobile: person.mobile });
    expect(await ownOf(nextOwner)).toMatchObject({ mobile: person.mobile, mobile_verified: 1, user_coins: 0 });
    app.context.now = () => new Date();
  });

  it('that were given before stay, and are not given again', async () => {
    const person = await signUp(app);
    const db = app.context.db.updateTable('account').where('id', '=', Number(person.id));
    await db.set({ mobile_verified_at: null }).execute();
    await app.context.db.deleteFrom('welcome_mobile').execute();
    await proveMobile(app, person);
    expect((await ownOf(person)).user_coins).toBe(50);
  });
});

describe('an unproven e-mail', () => {
  const register = async (overrides: Record<string, unknown>) => {
    const form = signUpForm(overrides);
    const { status } = await app.api('POST /auth/register', { body: form });
    return { ...form, status, otp: app.codeFor(form.email) };
  };

  it('blocks nobody: each registration has its own code, and the first to enter it owns the e-mail', async () => {
    const squatter = await register({});
    const { email } = squatter;
    const owner = await register({ email });
    expect([squatter.status, owner.status]).toEqual([201, 201]);
    expect((await app.api('POST /auth/checkUser', { body: { username: email } })).body.result).toBe(false);
    expect((await say(email, owner.otp)).body.data).toMatchObject({ user: { username: owner.username } });
    expect((await say(squatter.username, squatter.otp)).body).toMatchObject({ result: false, code: 'BAD_CREDENTIALS' });
    expect((await logIn(email, owner.password)).body.data).toMatchObject({ user: { username: owner.username } });
    expect((await app.api('POST /auth/register', { body: signUpForm({ email }) })).body.fields).toEqual({
      email: expect.any(String),
    });
  });

  it('is verified by one of several at once', async () => {
    const first = await register({});
    const rivals = [first, await register({ email: first.email }), await register({ email: first.email })];
    const replies = await Promise.all(rivals.map(({ username, otp }) => say(username, otp)));
    expect(replies.filter(({ body }) => body.result)).toHaveLength(1);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('requests a code for its newest registration, and resets only the account the code was sent for', async () => {
    const older = await register({});
    const newer = await register({ email: older.email });
    expect(await logIn(older.email, newer.password)).toMatchObject({ status: 422, body: { code: 'NOT_VERIFIED' } });
    await app.api('POST /auth/forgot-password', { body: { username: older.email } });
    const { body } = await say(older.email, app.codeFor(older.email));
    const { reset_token } = body.data as { reset_token: string };
    const password = 'another horse battery';
    const reset = await app.api(`PUT /auth/reset-password/${older.email}`, {
      body: { password, confirm_password: password, reset_token },
    });
    expect(reset.body).toEqual({ result: true });
    expect((await logIn(older.email, password)).body.data).toMatchObject({ user: { username: newer.username } });
  });
});
