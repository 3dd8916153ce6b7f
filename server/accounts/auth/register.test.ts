import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';

let app: TestApp;
const now = () => new Date();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());
beforeEach(() => {
  app.context.now = now;
});

const register = (overrides: Record<string, unknown> = {}) =>
  app.api('POST /auth/register', { body: signUpForm(overrides) });
const hoursLater = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);

describe('POST /auth/register', () => {
  it('sends a six-digit code to the e-mail and returns the masked address', async () => {
    const { status, body } = await register({ email: 'Aarohi.Sharma@Example.test' });
    expect(status).toBe(201);
    expect(body).toEqual({ result: true, data: { contact: 'aarohixxxxxxx@example.test' } });
    expect(app.mails.at(-1)?.to).toBe('aarohi.sharma@example.test');
    expect(app.codeFor('aarohi.sharma@example.test')).toMatch(/^\d{6}$/);
  });

  it('names the recipient by letters only, since the address may be somebody else’s', async () => {
    const email = 'stranger@example.test';
    await register({ fullname: 'Win 500 rupees at http://evil.example/now', email });
    expect(app.mails.at(-1)).toMatchObject({ to: email, html: expect.stringContaining('for Win rupees at<') });
    await register({ fullname: 'https://evil.example', email: 'stranger2@example.test' });
    expect(app.mails.at(-1)?.html).toContain('stranger2@\u200bexample.test<');
    expect(JSON.stringify(app.mails)).not.toContain('evil.example');
  });

  it.each(['influencer', 'brand', 'partner'])('creates a %s with a profile of that role', async (role) => {
    const extra = role === 'influencer' ? {} : { business_name: 'Chai & Sons' };
    const person = await signUp(app, { role, fullname: 'Kavya Reddy', ...extra }, { provesMobile: false });
    const { body } = await app.api(`GET /user/${person.id}`, { token: person.token });
    expect(body.data).toMatchObject({
      fullname: 'Kavya Reddy',
      first_name: 'Kavya',
      last_name: 'Reddy',
      username: person.username,
      email: person.email,
      email_verified: 1,
      mobile: person.mobile,
      mobile_verified: 0,
      role: `${role.charAt(0).toUpperCase()}${role.slice(1)}`,
      business_name: role === 'influencer' ? null : 'Chai & Sons',
    });
  });

  it('stores the consents, and the password only as an argon2id hash', async () => {
    const person = await signUp(app);
    const account = await app.context.db
      .selectFrom('account')
      .selectAll()
      .where('username', '=', person.username)
      .executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const consents = await app.context.db
      .selectFrom('consent')
      .select(['kind', 'version'])
      .where('account_id', '=', account.id)
      .orderBy('kind')
      .execute();
    expect(consents.map(({ kind }) => kind)).toEqual(['privacy', 'terms']);
  });

  it('keeps a name on one line, without bidirectional control characters', async () => {
    const username = 'asha.clean';
    expect((await register({ username, fullname: 'Asha\r\nBcc \u202egnp' })).status).toBe(201);
    const query = app.context.db.selectFrom('account').select('fullname').where('username', '=', username);
    expect(await query.executeTakeFirst()).toEqual({ fullname: 'Asha Bcc gnp' });
  });

  it.each(['supp0rt', 'adm1n', 'tandem.official'])('reserves the username %s', async (username) => {
    const { status, body } = await register({ username });
    expect({ status, body }).toMatchObject({
      status: 409,
      body: { code: 'TAKEN', fields: { username: expect.any(String) } },
    });
  });

  it.each([
    ['fullname', ' '],
    ['fullname', '\u200b\u3164\u202e'],
    ['fullname', 'Tandem Support'],
    ['fullname', '\u0410dmin'],
    ['username', 'a b'],
    ['username', '9876543210'],
    ['username', 'ab'],
    ['email', 'asha/tag@example.test'],
    ['email', 'asha@example'],
    ['mobile', '98765 4321'],
    ['mobile', '98765432101'],
    ['password', 'short'],
    ['password', 'password123'],
    ['role', 'operator'],
    ['accept_terms', false],
    ['accept_terms', undefined],
    ['referral_code', 'NOSUCHCODE'],
    ['business_name', 'An influencer has none'],
    ['is_super_user', true],
  ])('refuses %s %j by its field', async (field, value) => {
    const { status, body } = await register({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ result: false, code: 'BAD_INPUT' });
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });

  it('reports every taken field, in any case', async () => {
    const first = await signUp(app);
    const { status, body } = await register({
      username: first.username.toUpperCase(),
      email: first.email.toUpperCase().replace('.TEST', '.test'),
      mobile: first.mobile,
    });
    expect(status).toBe(409);
    expect(body.code).toBe('TAKEN');
    expect(Object.keys(body.fields ?? {})).toEqual(['username', 'email', 'mobile']);
    const other = await register({ mobile: first.mobile });
    expect(Object.keys(other.body.fields ?? {})).toEqual(['mobile']);
  });

  it('frees the names of an unverified registration after 24 hours, and not before', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    app.context.now = hoursLater(23.9);
    expect((await register({ username: form.username })).status).toBe(409);
    const held = await app.api(`GET /auth/checkUsernameAvailable?username=${form.username}`);
    expect(held.body.data).toMatchObject({ available: false });
    app.context.now = hoursLater(24.1);
    const free = await app.api(`GET /auth/checkUsernameAvailable?username=${form.username}`);
    expect(free.body.data).toEqual({ available: true, suggestions: [] });
    expect((await app.api('POST /auth/checkUser', { body: { username: form.email } })).body).toEqual({ result: false });
    expect((await register({ username: form.username })).status).toBe(201);
  });

  it('lets the same browser register again before the code, and nobody else', async () => {
    const form = signUpForm({ email: 'aarhoi@example.test' });
    const first = await app.api('POST /auth/register', { body: form });
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
    const mended = { ...form, email: 'aarohi@example.test' };
    expect((await app.api('POST /auth/register', { body: mended })).status).toBe(409);
    const asked = `GET /auth/checkUsernameAvailable?username=${form.username}` as const;
    expect((await app.api(asked)).body.data).toMatchObject({ available: false });
    expect((await app.api(asked, { headers: { cookie } })).body.data).toMatchObject({ available: true });
    expect((await app.api('POST /auth/register', { body: mended, headers: { cookie } })).status).toBe(201);
    const otp = app.codeFor(mended.email);
    expect((await app.api('POST /auth/verifyOtp', { body: { username: form.username, otp } })).status).toBe(200);
    // Verified: from now on the names are taken.
    expect((await app.api('POST /auth/register', { body: form, headers: { cookie } })).status).toBe(409);
    expect((await app.api(asked, { headers: { cookie } })).body.data).toMatchObject({ available: false });
  });

  it('never frees the names of a verified account', async () => {
    const person = await signUp(app);
    app.context.now = hoursLater(1000);
    expect((await register({ username: person.username })).status).toBe(409);
  });

  it('lets one of two concurrent registrations win', async () => {
    const form = signUpForm();
    const replies = await Promise.all(
      [1, 2, 3, 4].map((at) => register({ username: form.username, email: `racer${at}@example.test` })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const { status, body } of replies) {
      if (status === 409) expect(Object.keys(body.fields ?? {})).toEqual(['username']);
    }
  });

  it('records the referrer', async () => {
    const referrer = await signUp(app);
    const code = `CODE${referrer.id}`;
    await app.context.db
      .insertInto('referral_code')
      .values({ account_id: Number(referrer.id), code })
      .execute();
    const invited = await signUp(app, { referral_code: code.toLowerCase() });
    const row = await app.context.db
      .selectFrom('referral')
      .select('referrer_id')
      .where('invited_id', '=', Number(invited.id))
      .executeTakeFirst();
    expect(row?.referrer_id).toBe(Number(referrer.id));
  });

  it('hides an influencer from discovery until the code is entered', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    const hidden = () =>
      app.context.db
        .selectFrom('influencer_profile')
        .select('hidden_at')
        .where('username', '=', form.username)
        .executeTakeFirstOrThrow();
    expect((await hidden()).hidden_at).not.toBeNull();
    const otp = app.codeFor(form.email);
    await app.api('POST /auth/verifyOtp', { body: { username: form.username, otp } });
    expect((await hidden()).hidden_at).toBeNull();
  });
});

describe('checkUser and checkUsernameAvailable', () => {
  it('finds an account by username, e-mail and mobile, in any case', async () => {
    const person = await signUp(app);
    for (const username of [person.username.toUpperCase(), person.email, person.mobile]) {
      expect((await app.api('POST /auth/checkUser', { body: { username } })).body).toEqual({ result: true });
    }
    const nobody = await app.api('POST /auth/checkUser', { body: { username: 'nobody.at.all' } });
    expect(nobody).toMatchObject({ status: 200, body: { result: false } });
  });

  it('suggests free usernames similar to a taken one', async () => {
    const person = await signUp(app);
    await signUp(app, { username: `${person.username}_in` });
    const { body } = await app.api(`GET /auth/checkUsernameAvailable?username=${person.username.toUpperCase()}`);
    const { available, suggestions } = body.data as { available: boolean; suggestions: string[] };
    expect(available).toBe(false);
    expect(suggestions).toHaveLength(4);
    expect(suggestions.map((name) => name.toLowerCase())).not.toContain(`${person.username}_in`);
    const bad = await app.api('GET /auth/checkUsernameAvailable?username=a%20b');
    expect(bad).toMatchObject({ status: 400, body: { fields: { username: expect.any(String) } } });
  });
});
