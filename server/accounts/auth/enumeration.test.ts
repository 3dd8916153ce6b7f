/**
 * Account enumeration: texts, statuses, headers, limits and amount of work are the same whether or not an account
 * exists, for a table of calls.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReply, startTestApp, type TestApp } from '../../../tests/app.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';
import { beginSignIn } from './attempts.service.ts';
import { findSignedUp } from './auth.queries.ts';
import { readIdentifier } from './auth.rules.ts';
import { resetPassword } from './recovery.service.ts';

let app: TestApp;
const time = Date.now();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), {
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    SIGN_UPS_BEFORE_MOBILE: '1000',
    EXISTENCE_ANSWERS_AN_HOUR: '1000',
  });
  app.context.now = () => new Date(time);
});
afterAll(() => app.close());

const device = { address: '198.51.100.9', userAgent: 'test', id: 'unknown-device-00', locale: 'en' } as const;
let networks = 0;
const freshNetwork = () => {
  networks += 1;
  return `2001:db8:${networks.toString(16)}::1`;
};

interface Names {
  username: string;
  email: string;
}

const kinds: Record<string, () => Promise<Names>> = {
  nobody: async () => signUpForm(),
  'a member': async () => signUp(app),
  'somebody who never entered the code': async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    return form;
  },
  'a suspended member': async () => {
    const member = await signUp(app);
    const suspended = { suspended_at: new Date(time), suspension_reason: 'spam' };
    await app.context.db.updateTable('account').set(suspended).where('id', '=', Number(member.id)).execute();
    return member;
  },
  'a member without a password': async () => {
    const member = await signUp(app);
    const row = app.context.db.updateTable('account').set({ password_hash: null });
    await row.where('id', '=', Number(member.id)).execute();
    return member;
  },
};

/** The comparable part of a reply: without its number, times of day and durations. */
function seen({ status, body, headers }: ApiReply) {
  const headersSent = [...headers].filter(
    ([name]) => !['date', 'retry-after', 'content-length', 'set-cookie', 'x-request-id'].includes(name),
  );
  return {
    status,
    body: JSON.stringify(body).replaceAll(/\d+ (seconds|minutes|hours)/g, 'N $1'),
    headers: headersSent,
  };
}

const wrong = { password: 'not the password at all' };
const calls: Record<string, { times: number; call: (names: Names) => [string, object] }> = {
  'login by username': { times: 11, call: ({ username }) => ['POST /auth/login', { username, ...wrong }] },
  'login by e-mail': { times: 2, call: ({ email }) => ['POST /auth/login', { username: email, ...wrong }] },
  'forgot-password': { times: 7, call: ({ email }) => ['POST /auth/forgot-password', { username: email }] },
  verifyOtp: { times: 7, call: ({ email }) => ['POST /auth/verifyOtp', { username: email, otp: '000000' }] },
  resendOtp: { times: 3, call: ({ username }) => ['POST /auth/resendOtp', { username }] },
  'reset-password with a common password': {
    times: 2,
    call: ({ username }) => [
      `PUT /auth/reset-password/${username}`,
      { password: 'password1', confirm_password: 'password1', reset_token: 'x'.repeat(43) },
    ],
  },
  'reset-password with the name as the password': {
    times: 2,
    call: ({ username }) => [
      `PUT /auth/reset-password/${username}`,
      { password: `${username}-2026`, confirm_password: `${username}-2026`, reset_token: 'x'.repeat(43) },
    ],
  },
  'reset-password without a token': {
    times: 2,
    call: ({ email }) => [
      `PUT /auth/reset-password/${email}`,
      { password: 'a fine new password', confirm_password: 'a fine new password' },
    ],
  },
};

describe.each(Object.entries(calls))('%s', (_name, { times, call }) => {
  it('answers the same for existing and unknown accounts, however often it is called', async () => {
    const answers = new Map<string, unknown[]>();
    for (const [kind, make] of Object.entries(kinds)) {
      const names = await make();
      const headers = { 'x-forwarded-for': freshNetwork() };
      const replies: unknown[] = [];
      for (let count = 0; count < times; count += 1) {
        const [path, body] = call(names);
        const reply = await app.api(path, { body, headers });
        replies.push(
          JSON.parse(
            JSON.stringify(seen(reply))
              .replaceAll(names.username, 'NAME')
              .replaceAll(/nonce-[^']+/g, 'nonce'),
          ),
        );
      }
      answers.set(kind, replies);
    }
    for (const [kind, replies] of answers) expect(replies, kind).toEqual(answers.get('nobody'));
  }, 60_000);
});

describe('the work behind an answer', () => {
  it('runs as many queries for an account as for none', async () => {
    const member = await signUp(app);
    const stranger = signUpForm();
    for (const field of ['username', 'email'] as const) {
      const ask = (name: string) =>
        countQueries(app.context, async (context) => {
          const identifier = readIdentifier(name);
          const account = await findSignedUp(context.db, identifier);
          await beginSignIn(context, { identifier, account, device });
        });
      expect(await ask(member[field]), field).toBe(await ask(stranger[field]));
      const reset = (name: string) =>
        countQueries(app.context, async (context) => {
          const password = 'a fine new password';
          const tries = { username: name, password, confirmation: password, resetToken: 'x'.repeat(43), device };
          expect(await resetPassword(context, tries)).toMatchObject({ result: false, code: 'BAD_CREDENTIALS' });
        });
      expect(await reset(member[field]), field).toBe(await reset(stranger[field]));
    }
  });

  it('hashes no password for a reset with an invalid token', async () => {
    const member = await signUp(app);
    const timed = async (work: () => Promise<unknown>) => {
      const begun = process.cpuUsage();
      for (let count = 0; count < 10; count += 1) await work();
      const { user, system } = process.cpuUsage(begun);
      return user + system;
    };
    const password = 'a fine new password';
    const { hashPassword } = await import('../../kit/crypto/passwords.ts');
    const hashing = await timed(() => hashPassword(password));
    const tries = { username: member.username, password, confirmation: password, resetToken: 'x'.repeat(43), device };
    expect(await timed(() => resetPassword(app.context, tries))).toBeLessThan(hashing);
  });
});

describe('answers that reveal whether an account exists', () => {
  it('are limited per network and hour for checkUser and sign-up together; then every sign-up is refused alike', async () => {
    const limited = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const headers = { 'x-forwarded-for': '2001:db8:77:1::1' };
      const register = (body: object, more = headers) => limited.api('POST /auth/register', { body, headers: more });
      const member = signUpForm();
      expect((await register(member, { 'x-forwarded-for': '2001:db8:78::1' })).status).toBe(201);
      for (let count = 0; count < 12; count += 1) {
        const body = { username: count % 2 ? member.username : `nobody${count}` };
        const from = { 'x-forwarded-for': `2001:db8:77:1::${count + 2}` };
        expect((await limited.api('POST /auth/checkUser', { body, headers: from })).status).toBe(200);
      }
      expect((await register(signUpForm())).status).toBe(201);
      const taken = { username: member.username };
      const replies = await Promise.all(Array.from({ length: 16 }, () => register(signUpForm(taken))));
      const statuses = replies.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([...Array(8).fill(409), ...Array(8).fill(429)]);
      const [free, again] = [await register(signUpForm()), await register(signUpForm(taken))];
      expect(free.body).toEqual(again.body);
      expect([free.status, again.status]).toEqual([429, 429]);
      expect(Number(free.headers.get('retry-after'))).toBeGreaterThan(60);
      const check = await limited.api('POST /auth/checkUser', { body: { username: 'nobody' }, headers });
      expect(check.status).toBe(429);
      expect((await register(signUpForm(taken), { 'x-forwarded-for': '2001:db8:77:2::1' })).status).toBe(409);
    } finally {
      await limited.close();
    }
  }, 60_000);
});
