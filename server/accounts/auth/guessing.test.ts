/** Password guessing from many networks, with many spellings of a name, and with malformed requests. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';

let app: TestApp;
let time = Date.now();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), {
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    WRONG_SIGN_INS_A_DAY: '30',
    SIGN_UPS_BEFORE_MOBILE: '1000',
  });
  app.context.now = () => new Date(time);
});
afterAll(() => app.close());

interface From {
  address?: string;
  deviceId?: string;
}

const logIn = (username: string, password: string, { address = '192.0.2.1', deviceId }: From = {}) =>
  app.api('POST /auth/login', {
    body: { username, password },
    headers: { 'x-forwarded-for': address, ...(deviceId ? { cookie: `device_id=${deviceId}` } : {}) },
  });

const line = (number: number) => `2001:db8:${number.toString(16)}:1::${(number % 7) + 1}`;
const known = 'device-of-the-owner-0001';

describe('guessing from many networks', () => {
  it('stops silently at the daily limit, notifies the owner once, and never locks out a known device', async () => {
    const owner = await signUp(app);
    expect((await logIn(owner.username, owner.password, { deviceId: known })).status).toBe(200);
    const replies = [];
    for (let number = 1; number <= 40; number += 1) {
      replies.push(await logIn(owner.username, `guess number ${number}`, { address: line(number) }));
    }
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.code} ${body.reason}`)).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 401, body: { code: 'BAD_CREDENTIALS' } });
    const right = await logIn(owner.username, owner.password, { address: line(99) });
    expect(right.body).toEqual(replies[0]?.body);
    const atHome = await logIn(owner.username, owner.password, { address: line(1), deviceId: known });
    expect(atHome.status).toBe(200);
    const { token } = atHome.body.data as { token: string };
    await app.context.settled();
    const { body } = await app.api(`GET /user/get_user_notifications/${owner.id}?limit=50`, { token });
    const warnings = (body.data as { title: string }[]).filter(({ title }) => title.startsWith('Many wrong passwords'));
    expect(warnings).toHaveLength(1);
    time += 24 * 3_600_000;
    expect((await logIn(owner.username, owner.password, { address: line(100) })).status).toBe(200);
  }, 60_000);

  it('may start over after a new password', async () => {
    const owner = await signUp(app);
    for (let number = 1; number <= 31; number += 1)
      await logIn(owner.email, 'a wrong guess', { address: line(number) });
    expect((await logIn(owner.email, owner.password, { address: line(40) })).status).toBe(401);
    await app.api('POST /auth/forgot-password', { body: { username: owner.email } });
    const otp = app.codeFor(owner.email);
    const { body } = await app.api('POST /auth/verifyOtp', { body: { username: owner.email, otp } });
    const { reset_token } = body.data as { reset_token: string };
    const password = 'another horse battery';
    const reset = { password, confirm_password: password, reset_token };
    await app.api(`PUT /auth/reset-password/${owner.username}`, { body: reset });
    expect((await logIn(owner.email, password, { address: line(41) })).status).toBe(200);
  }, 60_000);

  it('does not count right passwords', async () => {
    const owner = await signUp(app);
    for (let number = 1; number <= 33; number += 1) {
      expect((await logIn(owner.username, owner.password, { address: line(number) })).status).toBe(200);
    }
  }, 60_000);
});

describe('the limit of a network', () => {
  it('covers the whole /64, and treats mapped IPv4 as IPv4', async () => {
    const owner = await signUp(app);
    const guess = (address: string) => logIn(owner.username, 'a wrong guess', { address });
    for (let host = 1; host <= 10; host += 1) expect((await guess(`2001:db8:aaaa:1::${host}`)).status).toBe(401);
    expect((await guess('2001:db8:aaaa:1:ffff::99')).status).toBe(429);
    expect((await guess('2001:db8:aaaa:2::1')).status).toBe(401);
    for (let count = 0; count < 10; count += 1) await guess('203.0.113.77');
    expect((await guess('::ffff:203.0.113.77')).status).toBe(429);
    expect((await guess('::ffff:cb00:714d')).status).toBe(429);
  }, 60_000);

  it.each([true, false])(
    'counts every spelling of a name as one; the account exists: %s',
    async (exists) => {
      const member = exists ? await signUp(app) : { username: 'Nobody.Here', mobile: '7012345678' };
      const wide = (text: string) =>
        text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
      const { username, mobile } = member;
      const spellings = [
        [username, ` ${username} `, username.toUpperCase(), wide(username), `\t${wide(username.toUpperCase())}\u3000`],
        [
          mobile,
          `+91 ${mobile}`,
          `0${mobile}`,
          `91-${mobile}`,
          `${mobile.slice(0, 5)} ${mobile.slice(5)}`,
          wide(mobile),
        ],
      ];
      for (const names of spellings) {
        const address = exists ? '198.51.100.1' : '198.51.100.2';
        const statuses = [];
        for (let count = 0; count < 12; count += 1) {
          const name = names[count % names.length] as string;
          statuses.push((await logIn(name, 'a wrong guess', { address })).status);
        }
        expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
      }
    },
    60_000,
  );

  it('is separate for a known device', async () => {
    const owner = await signUp(app);
    const from = { address: '198.51.100.50' };
    expect((await logIn(owner.username, owner.password, { ...from, deviceId: known })).status).toBe(200);
    for (let count = 0; count < 11; count += 1) await logIn(owner.username, 'a wrong guess', from);
    expect((await logIn(owner.username, owner.password, from)).status).toBe(429);
    expect((await logIn(owner.username, owner.password, { ...from, deviceId: known })).status).toBe(200);
    expect((await logIn(owner.username, owner.password, { ...from, deviceId: 'made-up-device-0002' })).status).toBe(
      429,
    );
  }, 60_000);
});

it('counts a thousand invalid bodies as requests', async () => {
  const headers = { 'x-forwarded-for': '2001:db8:bad::1' };
  const bodies = [{}, { username: 7 }, { username: 'x', password: '' }, { nonsense: true }, []];
  const statuses = new Map<number, number>();
  for (let round = 0; round < 20; round += 1) {
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => app.api('POST /auth/login', { body: bodies[at % bodies.length], headers })),
    );
    for (const { status } of replies) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(400)).toBe(60);
  expect(statuses.get(429)).toBe(940);
  const elsewhere = await app.api('POST /auth/login', { body: {}, headers: { 'x-forwarded-for': '2001:db8:900d::1' } });
  expect(elsewhere.status).toBe(400);
}, 60_000);

it('limits a stranger’s code requests to one inbox per day', async () => {
  const owner = await signUp(app);
  const sent = app.mails.length;
  for (let number = 1; number <= 30; number += 1) {
    const headers = { 'x-forwarded-for': line(number) };
    const { body } = await app.api('POST /auth/forgot-password', { body: { username: owner.email }, headers });
    expect(body).toEqual({ result: true });
  }
  await app.context.settled();
  expect(app.mails.length - sent).toBe(20);
}, 60_000);
