import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUpForm } from '../../../tests/makers/sign-up.ts';
import { takeTurn } from '../../kit/http/limits/limits.service.ts';

let app: TestApp;
let time = Date.now();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  app.context.now = () => new Date(time);
});
afterAll(() => app.close());

const register = (address: string, form = signUpForm()) =>
  app.api('POST /auth/register', { body: form, headers: { 'x-forwarded-for': address } });
const verify = (username: string, otp: string) => app.api('POST /auth/verifyOtp', { body: { username, otp } });

async function crowd(network: string): Promise<void> {
  for (let host = 1; host <= 5; host += 1) {
    const { status, body } = await register(`${network}::${host}`);
    expect(status).toBe(201);
    expect((body.data as { contact: string }).contact).toContain('@');
  }
}

describe('from the sixth sign-up of a network in an hour', () => {
  it('the mobile is verified before the e-mail', async () => {
    await crowd('2001:db8:1:1');
    const form = signUpForm();
    const sixth = await register('2001:db8:1:1::6', form);
    expect(sixth.status).toBe(201);
    expect((sixth.body.data as { contact: string }).contact).not.toContain('@');
    expect(app.mails.some(({ to }) => to === form.email)).toBe(false);
    const login = await app.api('POST /auth/login', { body: { username: form.username, password: form.password } });
    expect(login).toMatchObject({ status: 422, body: { code: 'NOT_VERIFIED' } });
    expect(app.mails.some(({ to }) => to === form.email)).toBe(false);
    const first = await verify(form.username, app.codeFor(form.mobile));
    expect(first.body).toMatchObject({ result: true, data: { contact: expect.stringContaining('@') } });
    expect(first.body.data).not.toHaveProperty('token');
    const second = await verify(form.username, app.codeFor(form.email));
    expect(second.body.data).toMatchObject({ token: expect.any(String), user: { mobile_verified: 1 } });
  });

  it('no other way bypasses the verification', async () => {
    await crowd('2001:db8:1:2');
    const form = signUpForm();
    await register('2001:db8:1:2::6', form);
    await app.api('POST /auth/resendOtp', { body: { username: form.username } });
    expect(app.mails.some(({ to }) => to === form.email)).toBe(false);
    await app.api('POST /auth/forgot-password', { body: { username: form.email } });
    const { body } = await verify(form.email, app.codeFor(form.email));
    const { reset_token } = body.data as { reset_token: string };
    const password = 'another horse battery';
    const reset = { password, confirm_password: password, reset_token };
    expect((await app.api(`PUT /auth/reset-password/${form.username}`, { body: reset })).body.result).toBe(true);
    const login = await app.api('POST /auth/login', { body: { username: form.username, password } });
    expect(login).toMatchObject({ status: 422, body: { code: 'NOT_VERIFIED' } });
    expect((await verify(form.username, app.codeFor(form.mobile))).body).toMatchObject({
      data: { contact: expect.stringContaining('@') },
    });
  });

  it('another network, and the same one an hour later, start with the e-mail', async () => {
    await crowd('2001:db8:1:3');
    expect(((await register('2001:db8:1:4::1')).body.data as { contact: string }).contact).toContain('@');
    time += 3_600_000;
    expect(((await register('2001:db8:1:3::9')).body.data as { contact: string }).contact).toContain('@');
  });
});

it('one network may create a hundred accounts an hour, also concurrently; refused sign-ups do not count', async () => {
  const address = '203.0.113.200';
  const limit = { key: `sign-up:${address}`, max: 100, seconds: 3600 };
  await takeTurn(app.context, { ...limit, cost: 97 });
  expect((await register(address, signUpForm({ password: 'short' }))).status).toBe(400);
  const replies = await Promise.all(Array.from({ length: 6 }, () => register(address)));
  const statuses = replies.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
}, 60_000);
