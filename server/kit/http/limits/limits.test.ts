import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../tests/app.ts';
import { openTestDatabase } from '../../../../tests/database.ts';
import { signUp, signUpForm } from '../../../../tests/makers/sign-up.ts';
import { makeMember } from '../../../../tests/members.ts';
import { dropOldCounters, forgetTurns, takeTurn } from './limits.service.ts';

let app: TestApp;
let time = Date.now();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on' });
  app.context.now = () => new Date(time);
});
afterAll(() => app.close());

describe('takeTurn', () => {
  it('lets the allowed number pass in a window, and returns the time to wait', async () => {
    const limit = { key: 'a', max: 2, seconds: 60 };
    expect(await takeTurn(app.context, limit)).toBe(0);
    time += 10_000;
    expect(await takeTurn(app.context, limit)).toBe(0);
    expect(await takeTurn(app.context, limit)).toBe(50);
    expect(await takeTurn(app.context, { ...limit, key: 'b' })).toBe(0);
    time += 49_999;
    expect(await takeTurn(app.context, limit)).toBe(1);
    time += 1;
    expect(await takeTurn(app.context, limit)).toBe(0);
  });

  it('requires a gap after the first turn', async () => {
    const limit = { key: 'gap', max: 3, seconds: 3600, gap: 30 };
    expect(await takeTurn(app.context, limit)).toBe(0);
    time += 1_000;
    expect(await takeTurn(app.context, limit)).toBe(29);
    time += 29_000;
    expect(await takeTurn(app.context, limit)).toBe(0);
    time += 30_000;
    expect(await takeTurn(app.context, limit)).toBe(0);
    time += 30_000;
    expect(await takeTurn(app.context, limit)).toBe(3600 - 90);
  });

  it('lets no more pass concurrently', async () => {
    const limit = { key: 'race', max: 3, seconds: 60 };
    const waits = await Promise.all(Array.from({ length: 12 }, () => takeTurn(app.context, limit)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('is reset by a success, and after a day', async () => {
    const limit = { key: 'forgotten', max: 1, seconds: 60 };
    await takeTurn(app.context, limit);
    await forgetTurns(app.context, 'forgotten');
    expect(await takeTurn(app.context, limit)).toBe(0);
    const keys = app.context.db.selectFrom('rate_counter').select('key');
    expect((await keys.execute()).length).toBeGreaterThan(0);
    time += 25 * 3_600_000;
    await dropOldCounters(app.context);
    expect(await keys.execute()).toEqual([]);
  });

  it('stores no key in plain text', async () => {
    await takeTurn(app.context, { key: 'login:email:asha@example.test', max: 1, seconds: 60 });
    const rows = await app.context.db.selectFrom('rate_counter').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('asha');
  });
});

describe('limits of the auth calls', () => {
  const resend = (username: string) => app.api('POST /auth/resendOtp', { body: { username } });

  it.each(['an account', 'nobody'])('resends to %s at once, then every 30 seconds, five times an hour', async (who) => {
    const form = signUpForm();
    if (who === 'an account') await app.api('POST /auth/register', { body: form });
    const sent = app.mails.length;
    expect((await resend(form.email)).body).toEqual({ result: true });
    const soon = await resend(form.email);
    expect(soon.status).toBe(200);
    expect(soon.body).toEqual({
      result: false,
      code: 'TOO_MANY',
      reason: 'Too many attempts. Please try again in 30 seconds.',
    });
    for (let count = 0; count < 4; count += 1) {
      time += 30_000;
      expect((await resend(form.email)).body).toEqual({ result: true });
    }
    time += 30_000;
    const sixth = await resend(form.email);
    expect(sixth.body).toMatchObject({ result: false, reason: expect.stringContaining('58 minutes') });
    expect(app.mails.length - sent).toBe(who === 'an account' ? 5 : 0);
  });

  it.each(['an account', 'nobody'])('sends at most five codes an hour for a new password to %s', async (who) => {
    const form = signUpForm();
    if (who === 'an account') await signUp(app, form);
    const body = { username: form.email };
    for (let count = 0; count < 5; count += 1) {
      expect((await app.api('POST /auth/forgot-password', { body })).body).toEqual({ result: true });
    }
    const sixth = await app.api('POST /auth/forgot-password', { body });
    expect(sixth).toMatchObject({ status: 200, body: { result: false, code: 'TOO_MANY' } });
  });

  it.each(['an account', 'nobody'])('stops guessing at the password of %s with 429 and Retry-After', async (who) => {
    const form = signUpForm();
    if (who === 'an account') await signUp(app, form);
    const body = { username: form.username, password: 'a wrong guess' };
    for (let count = 0; count < 10; count += 1) {
      expect((await app.api('POST /auth/login', { body })).status).toBe(401);
    }
    const held = await app.api('POST /auth/login', { body: { ...body, password: form.password } });
    expect(held).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect(Number(held.headers.get('retry-after'))).toBeGreaterThan(0);
    time += 15 * 60_000;
    expect((await app.api('POST /auth/login', { body })).status).toBe(401);
  });

  it('limits checkUser tightly by address', async () => {
    const statuses = [];
    for (let count = 0; count < 22; count += 1) {
      statuses.push((await app.api('POST /auth/checkUser', { body: { username: `probe${count}` } })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    const { token } = await makeMember(app, 'operator');
    const metrics = await fetch(`${app.url}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(await metrics.text()).toMatch(/rate_limited_total\{limit="existence"\} 2\b/);
  });
});
