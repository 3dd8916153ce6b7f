import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { keepLogLines } from '../../../tests/log-lines.ts';
import { signUp, signUpForm } from '../../../tests/makers/sign-up.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());
beforeEach(() => {
  app.context.now = () => new Date();
});

const logIn = (username: string, password: string) => app.api('POST /auth/login', { body: { username, password } });

describe('POST /auth/login', () => {
  it('accepts username, e-mail or mobile in any case, and returns token and profile', async () => {
    const person = await signUp(app);
    for (const name of [person.username.toUpperCase(), ` ${person.email.toUpperCase()}`, person.mobile]) {
      const { status, body } = await logIn(name, person.password);
      expect(status).toBe(200);
      const { token, user } = body.data as { token: string; user: { id: string; username: string } };
      expect(user).toMatchObject({ id: person.id, username: person.username });
      expect((await app.api(`GET /user/${person.id}`, { token })).status).toBe(200);
    }
  });

  it('accepts a password typed in another Unicode normal form', async () => {
    const person = await signUp(app, { password: 'Å-motor-caf\u00e9' });
    expect((await logIn(person.username, 'A\u030a-motor-cafe\u0301')).status).toBe(200);
  });

  it('answers the same for a wrong password, an unknown account and one without a password', async () => {
    const person = await signUp(app);
    const passwordless = await signUp(app);
    await app.context.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('id', '=', Number(passwordless.id))
      .execute();
    const replies = [
      await logIn(person.username, 'not the password'),
      await logIn('nobody.at.all', 'not the password'),
      await logIn(passwordless.username, 'not the password'),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(401);
      expect(body).toEqual(replies[0]?.body);
      expect(body.code).toBe('BAD_CREDENTIALS');
    }
  });

  it('refuses an unverified account only after its password was right, and sends a new code', async () => {
    const form = signUpForm();
    await app.api('POST /auth/register', { body: form });
    const first = app.codeFor(form.email);
    const sent = app.mails.length;
    expect((await logIn(form.username, 'not the password')).status).toBe(401);
    expect(app.mails).toHaveLength(sent);
    expect(await logIn(form.username, form.password)).toMatchObject({ status: 422, body: { code: 'NOT_VERIFIED' } });
    expect(app.mails).toHaveLength(sent + 1);
    const second = app.codeFor(form.email);
    if (first !== second) {
      const old = await app.api('POST /auth/verifyOtp', { body: { username: form.email, otp: first } });
      expect(old.body.result).toBe(false);
    }
    const fresh = await app.api('POST /auth/verifyOtp', { body: { username: form.email, otp: second } });
    expect(fresh.body).toMatchObject({ result: true, data: { token: expect.any(String) } });
  });

  it('refuses unknown fields and a missing password', async () => {
    const { status, body } = await app.api('POST /auth/login', { body: { username: 'a', admin: true } });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual(['admin', 'password']);
  });
});

describe('device id', () => {
  it('is set once at sign-in as an HttpOnly cookie, and stored with the session', async () => {
    const form = signUpForm();
    const { headers } = await app.api('POST /auth/register', { body: form });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^device_id=[\w-]{22}; Path=\/api; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const body = { username: form.username, otp: app.codeFor(form.email) };
    const next = await app.api('POST /auth/verifyOtp', { body, headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(next.headers.get('set-cookie')).toBeNull();
    const row = await app.context.db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select(['session.device_id', 'account.device_id as account_device'])
      .where('account.username', '=', form.username)
      .executeTakeFirst();
    const id = cookie.slice('device_id='.length, cookie.indexOf(';'));
    expect(row).toEqual({ device_id: id, account_device: id });
    expect((await app.api('GET /platform')).headers.get('set-cookie')).toBeNull();
  });
});

describe('security notifications', () => {
  const noticesOf = async ({ id, token }: { id: string; token: string }) => {
    const { body } = await app.api(`GET /user/get_user_notifications/${id}`, { token });
    return (body.data as { title: string }[]).map(({ title }) => title);
  };

  it('report a sign-in from a new kind of device, once, and a changed password', async () => {
    const person = await signUp(app);
    const { username, password } = person;
    await logIn(username, password);
    expect(await noticesOf(person)).toEqual([]);
    const headers = {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    };
    for (const _time of [1, 2]) await app.api('POST /auth/login', { body: { username, password }, headers });
    expect(await noticesOf(person)).toEqual([expect.stringMatching(/^New sign-in from /)]);
    const next = 'another horse battery';
    await app.api('PUT /auth/change-password', {
      token: person.token,
      body: { current_password: password, password: next, confirm_password: next },
    });
    expect(await noticesOf(person)).toEqual(['Your password was changed', expect.stringMatching(/^New sign-in from /)]);
  });
});

describe('sessions', () => {
  it('lists sessions with the current one marked, and ends one', async () => {
    const person = await signUp(app);
    const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };
    const body = { username: person.username, password: person.password };
    const phone = (await app.api('POST /auth/login', { body, headers })).body.data as { token: string };
    const listed = await app.api('GET /auth/sessions', { token: person.token });
    const sessions = listed.body.data as { id: string; is_current: boolean; device: string }[];
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.is_current)).toHaveLength(1);
    const other = sessions.find((session) => !session.is_current);
    expect(other?.device).toBe('Chrome on Android');
    expect(JSON.stringify(listed.body)).not.toContain(phone.token);
    expect((await app.api(`DELETE /auth/sessions/${other?.id}`, { token: person.token })).status).toBe(200);
    expect((await app.api('GET /auth/sessions', { token: phone.token })).status).toBe(401);
    expect((await app.api(`DELETE /auth/sessions/${other?.id}`, { token: person.token })).status).toBe(404);
  });

  it("cannot end somebody else's", async () => {
    const [one, other] = [await signUp(app), await signUp(app)];
    const [session] = (await app.api('GET /auth/sessions', { token: other.token })).body.data as { id: string }[];
    expect((await app.api(`DELETE /auth/sessions/${session?.id}`, { token: one.token })).status).toBe(404);
    expect((await app.api('GET /auth/sessions', { token: other.token })).status).toBe(200);
  });

  it('revokes token, push registration and sockets at logout', async () => {
    const person = await signUp(app);
    const ended: number[] = [];
    const { endSession } = app.context.live;
    app.context.live.endSession = (id) => void ended.push(id);
    const session = await app.context.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', Number(person.id))
      .executeTakeFirstOrThrow();
    await app.context.db
      .insertInto('push_registration')
      .values({
        account_id: Number(person.id),
        session_id: session.id,
        endpoint: `https://push.test/${person.id}`,
        p256dh: 'x',
        auth: 'y',
      })
      .execute();
    expect((await app.api('POST /auth/logout', { token: person.token })).body).toEqual({ result: true });
    expect((await app.api('POST /auth/logout', { token: person.token })).status).toBe(401);
    const left = await app.context.db
      .selectFrom('push_registration')
      .select('id')
      .where('account_id', '=', Number(person.id))
      .execute();
    expect(left).toEqual([]);
    expect(ended).toEqual([session.id]);
    app.context.live.endSession = endSession;
  });

  it('expires after 30 days without use and after 90 in any case', async () => {
    const person = await signUp(app);
    const at = (day: number) => {
      app.context.now = () => new Date(Date.now() + day * 86_400_000);
      return app.api('GET /auth/sessions', { token: person.token });
    };
    for (const day of [29, 58, 87, 89]) expect((await at(day)).status).toBe(200);
    expect((await at(90.1)).status).toBe(401);
    app.context.now = () => new Date();
    const idle = await signUp(app);
    app.context.now = () => new Date(Date.now() + 30.1 * 86_400_000);
    expect((await app.api('GET /auth/sessions', { token: idle.token })).status).toBe(401);
  });

  it('ends with its account', async () => {
    const person = await signUp(app);
    await app.context.db
      .updateTable('account')
      .set({ deleted_at: new Date(), email: null, mobile: null, password_hash: null })
      .where('id', '=', Number(person.id))
      .execute();
    expect((await app.api('GET /auth/sessions', { token: person.token })).status).toBe(401);
  });

  it('records use at most once a minute', async () => {
    const person = await signUp(app);
    const start = Date.now();
    const usedAt = async (offset: number) => {
      app.context.now = () => new Date(start + offset);
      await app.api('GET /auth/sessions', { token: person.token });
      const row = await app.context.db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['session.last_used_at', 'account.last_active_at'])
        .where('account.id', '=', Number(person.id))
        .executeTakeFirstOrThrow();
      return { used: row.last_used_at.getTime() - start, active: (row.last_active_at?.getTime() ?? 0) - start };
    };
    expect(await usedAt(70_000)).toEqual({ used: 70_000, active: 70_000 });
    expect(await usedAt(129_000)).toEqual({ used: 70_000, active: 70_000 });
    expect(await usedAt(130_000)).toEqual({ used: 130_000, active: 130_000 });
  });
});

it('sets the device cookie with the __Secure- prefix behind https, and logs refusals without secrets', async () => {
  const secure = await startTestApp(await openTestDatabase(), {
    ...{
      PUBLIC_URL: 'https://tandem.example',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
    },
  });
  const lines = keepLogLines(secure.context.log);
  const { headers } = await secure.api('POST /auth/register', { body: signUpForm() });
  expect(headers.get('set-cookie')).toMatch(/^__Secure-device_id=[\w-]{22}; .*; Secure$/);
  await secure.api('POST /auth/login', { body: { username: 'nobody@example.test', password: 'a secret word' } });
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Somebody was refused');
  expect(logged).toMatchObject([
    {
      code: 'BAD_CREDENTIALS',
      network: expect.any(String),
      time: expect.any(String),
      req: { path: '/api/auth/login' },
    },
  ]);
  expect(lines.join('')).not.toMatch(/a secret word|nobody@example/);
  await secure.close();
});
