import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { proveMobile, signUp, signUpForm } from '../../../tests/makers/sign-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());
beforeEach(() => {
  app.context.now = () => new Date();
});

type Person = Awaited<ReturnType<typeof signUp>>;
const newPassword = 'another horse battery';

const forget = (username: string) =>
  app.api('POST /auth/forgot-password', {
    body: { username, isEmail: username.includes('@'), isMobile: !username.includes('@') },
  });
const verify = (username: string, otp: string, token?: string) =>
  app.api('POST /auth/verifyOtp', { body: { username, otp }, ...(token ? { token } : {}) });
const reset = (username: string, resetToken: string | undefined, overrides: Record<string, unknown> = {}) =>
  app.api(`PUT /auth/reset-password/${username}`, {
    body: { password: newPassword, confirm_password: newPassword, reset_token: resetToken, ...overrides },
  });
const canLogIn = async ({ username }: Person, password: string) =>
  (await app.api('POST /auth/login', { body: { username, password } })).status === 200;
const later = (minutes: number) => {
  app.context.now = () => new Date(Date.now() + minutes * 60_000);
};
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function resetTokenOf(person: Person): Promise<string> {
  await forget(person.email);
  const { body } = await verify(person.username, app.codeFor(person.email));
  return (body.data as { reset_token: string }).reset_token;
}

describe('forgot-password', () => {
  it('answers the same whether or not the account exists, and sends a code only where it does', async () => {
    const person = await signUp(app);
    const sent = app.mails.length;
    expect(await forget('nobody@example.test')).toMatchObject({ status: 200, body: { result: true } });
    expect(app.mails).toHaveLength(sent);
    expect(await forget(person.email.toUpperCase().replace('.TEST', '.test'))).toMatchObject({
      body: { result: true },
    });
    expect(app.mails.at(-1)?.to).toBe(person.email);
  });

  it.each(['asha', '98765', 'asha@nowhere', ''])('%j is malformed: 200, result false', async (username) => {
    const { status, body } = await app.api('POST /auth/forgot-password', { body: { username } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: false, reason: 'Please Enter Email or mobile properly' });
  });

  it('knows a mobile only once it is verified', async () => {
    const person = await signUp(app, {}, { provesMobile: false });
    const [mails, texts] = [app.mails.length, app.texts.length];
    expect((await forget(person.mobile)).body).toEqual({ result: true });
    expect([app.mails.length, app.texts.length]).toEqual([mails, texts]);
    await proveMobile(app, person);
    await forget(person.mobile);
    expect((await verify(person.mobile, app.codeFor(person.mobile))).body).toMatchObject({ result: true });
  });
});

describe('verifyOtp', () => {
  it('gives a reset token after forgot-password and no session', async () => {
    const person = await signUp(app);
    await forget(person.email);
    const { status, body } = await verify(person.mobile, app.codeFor(person.email));
    expect(status).toBe(200);
    expect(body).toEqual({ result: true, data: { reset_token: expect.stringMatching(/^[\w-]{43}$/) } });
  });

  it('refuses wrong, expired and unknown codes alike: 200, result false and a reason', async () => {
    const person = await signUp(app);
    await forget(person.email);
    const wrong = await verify(person.username, wrongOf(app.codeFor(person.email)));
    expect(wrong).toMatchObject({ status: 200, body: { result: false, reason: expect.any(String) } });
    expect((await verify('nobody.at.all', '123456')).body).toEqual(wrong.body);
    expect((await verify(person.username, 'abcdef')).body).toEqual(wrong.body);
    later(10.1);
    expect((await verify(person.username, app.codeFor(person.email))).body).toEqual(wrong.body);
  });

  it('invalidates a code after five wrong attempts, even with rate limits off', async () => {
    const person = await signUp(app);
    await forget(person.email);
    const code = app.codeFor(person.email);
    for (let tries = 0; tries < 4; tries += 1) await verify(person.username, wrongOf(code));
    expect((await verify(person.username, code)).body.result).toBe(true);
    await forget(person.email);
    const next = app.codeFor(person.email);
    for (let tries = 0; tries < 5; tries += 1) await verify(person.username, wrongOf(next));
    expect((await verify(person.username, next)).body.result).toBe(false);
  });

  it('counts concurrent attempts', async () => {
    const person = await signUp(app);
    await forget(person.email);
    const code = app.codeFor(person.email);
    const guesses = Array.from({ length: 20 }, (_, at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0'));
    await Promise.all(guesses.map((guess) => verify(person.username, guess)));
    expect((await verify(person.username, code)).body.result).toBe(false);
  });

  it('accepts a code once, also concurrently', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    const code = app.codeFor(form.email);
    const replies = await Promise.all([verify(form.username, code), verify(form.email, code)]);
    expect(replies.map(({ body }) => body.result).sort()).toEqual([false, true]);
    expect((await verify(form.username, code)).body.result).toBe(false);
  });

  it('has one live code per account: a new one replaces it', async () => {
    const person = await signUp(app);
    await forget(person.email);
    const first = app.codeFor(person.email);
    await forget(person.email);
    const second = app.codeFor(person.email);
    if (first !== second) expect((await verify(person.username, first)).body.result).toBe(false);
    expect((await verify(person.username, second)).body.result).toBe(true);
  });
});

describe('resendOtp', () => {
  it('sends a new code for the purpose of the last one', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    const resend = await app.api('POST /auth/resendOtp', { body: { username: form.email } });
    expect(resend).toMatchObject({ status: 200, body: { result: true } });
    expect((await verify(form.email, app.codeFor(form.email))).body.data).toMatchObject({ token: expect.any(String) });
    await forget(form.email);
    await app.api('POST /auth/resendOtp', { body: { username: form.email } });
    const { body } = await verify(form.email, app.codeFor(form.email));
    expect(body.data).toEqual({ reset_token: expect.any(String) });
  });

  it('answers the same for an unknown account and sends nothing', async () => {
    const sent = app.mails.length;
    const { body } = await app.api('POST /auth/resendOtp', { body: { username: 'nobody.at.all' } });
    expect(body).toEqual({ result: true });
    expect(app.mails).toHaveLength(sent);
  });
});

describe('reset-password', () => {
  it('sets the password once and ends every session', async () => {
    const person = await signUp(app);
    const token = await resetTokenOf(person);
    expect(await reset(person.email, token)).toMatchObject({ status: 200, body: { result: true } });
    expect(await canLogIn(person, person.password)).toBe(false);
    expect(await canLogIn(person, newPassword)).toBe(true);
    expect((await app.api('GET /auth/sessions', { token: person.token })).status).toBe(401);
    expect((await reset(person.email, token)).body.result).toBe(false);
    expect(app.mails.filter(({ to }) => to === person.email).at(-1)?.subject).toContain('was changed');
  });

  it('keeps the token valid through refused attempts', async () => {
    const person = await signUp(app);
    const token = await resetTokenOf(person);
    const mismatch = await reset(person.username, token, { confirm_password: 'different' });
    expect(mismatch.status).toBe(200);
    expect(mismatch.body).toMatchObject({
      result: false,
      reason: 'Confirm password does not match new password.',
    });
    const weak = await reset(person.username, token, { password: 'short', confirm_password: 'short' });
    expect(weak).toMatchObject({ status: 200, body: { result: false } });
    expect(await canLogIn(person, person.password)).toBe(true);
    expect((await reset(person.username, token)).body.result).toBe(true);
  });

  it('refuses a missing, foreign, expired or replaced token', async () => {
    const [person, other] = [await signUp(app), await signUp(app)];
    const first = await resetTokenOf(person);
    const foreign = await resetTokenOf(other);
    const token = await resetTokenOf(person);
    for (const bad of [undefined, 'nonsense', foreign, first]) {
      expect(await reset(person.username, bad)).toMatchObject({ status: 200, body: { result: false } });
    }
    later(10.1);
    expect((await reset(person.username, token)).body.result).toBe(false);
    expect(await canLogIn(person, person.password)).toBe(true);
  });

  it('lets one of two concurrent resets win', async () => {
    const person = await signUp(app);
    const token = await resetTokenOf(person);
    const passwords = ['first horse battery', 'second horse battery'];
    const replies = await Promise.all(
      passwords.map((password) => reset(person.username, token, { password, confirm_password: password })),
    );
    expect(replies.map(({ body }) => body.result).sort()).toEqual([false, true]);
    const winner = passwords[replies.findIndex(({ body }) => body.result)] ?? '';
    expect(await canLogIn(person, winner)).toBe(true);
  });

  it('verifies an unverified account, since the code proved the e-mail', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    const person = { ...form, id: '', token: '' };
    expect((await reset(form.username, await resetTokenOf(person))).body.result).toBe(true);
    expect(await canLogIn(person, newPassword)).toBe(true);
  });
});

describe('change-password', () => {
  const change = (person: Person, body: Record<string, unknown>) =>
    app.api('PUT /auth/change-password', { token: person.token, body });
  const wish = { password: newPassword, confirm_password: newPassword };

  it('requires the current password and ends the other sessions only', async () => {
    const person = await signUp(app);
    const credentials = { username: person.username, password: person.password };
    const other = (await app.api('POST /auth/login', { body: credentials })).body.data as { token: string };
    const wrong = await change(person, { current_password: 'not this one', ...wish });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'WRONG_PASSWORD' } });
    expect((await change(person, { current_password: person.password, ...wish })).body).toEqual({ result: true });
    expect((await app.api('GET /auth/sessions', { token: person.token })).status).toBe(200);
    expect((await app.api('GET /auth/sessions', { token: other.token })).status).toBe(401);
    expect(await canLogIn(person, newPassword)).toBe(true);
  });

  it('cancels a reset in progress', async () => {
    const person = await signUp(app);
    const token = await resetTokenOf(person);
    const third = 'third horse battery';
    await change(person, { current_password: person.password, password: third, confirm_password: third });
    expect((await reset(person.username, token)).body.result).toBe(false);
  });

  it('refuses a mismatch and a weak password by field', async () => {
    const person = await signUp(app);
    const current = { current_password: person.password };
    const mismatch = await change(person, { ...current, ...wish, confirm_password: 'different' });
    expect(mismatch.status).toBe(400);
    expect(mismatch.body.fields).toEqual({ confirm_password: 'Confirm password does not match new password.' });
    const weak = await change(person, { ...current, password: '12345678', confirm_password: '12345678' });
    expect(weak).toMatchObject({ status: 400, body: { fields: { password: expect.any(String) } } });
    expect(await canLogIn(person, person.password)).toBe(true);
  });
});
