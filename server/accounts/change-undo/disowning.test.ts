/** Sign-ins that the owner disowns. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '../../../contract/kit/calendar.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { type Person, takeoverIn } from '../../../tests/takeover.ts';

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  let world: ReturnType<typeof takeoverIn>;
  const clock = () => new Date();
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind), { PAYOUT_TARGET_HOURS: '24' });
    world = takeoverIn(app);
  });
  afterEach(() => {
    app.context.now = clock;
  });
  afterAll(() => app.close());

  describe('a new sign-in', () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
    async function breakIn(person: Person) {
      const body = { username: person.username, password: person.password };
      const { token } = (await app.api('POST /auth/login', { body, headers: phone })).body.data as { token: string };
      await app.api('POST /auth/step-up', { token, body: { method: 'password', password: person.password } });
      return token;
    }

    it('is marked among the sessions for 72 hours', async () => {
      const person = await signUp(app);
      await breakIn(person);
      expect(await marksOf(person)).toEqual([true, false]);
      app.context.now = () => new Date(Date.now() + 73 * hourMs);
      expect(await marksOf(person)).not.toContain(true);
    });

    const sessionsOf = async ({ token }: { token: string }) =>
      (await app.api('GET /auth/sessions', { token })).body.data as { id: string; is_new: boolean }[];
    const marksOf = async (person: Person) => (await sessionsOf(person)).map(({ is_new }) => is_new);

    it('is no longer marked once its person confirms it on a known device, which nobody else and no new session can', async () => {
      const [person, stranger] = [await signUp(app), await signUp(app)];
      const newToken = await breakIn(person);
      const [found, own] = await sessionsOf(person);
      const confirm = (token: string, id = '') => app.api(`POST /auth/sessions/${id}/was-me`, { token });
      expect((await confirm(stranger.token, found?.id)).status).toBe(404);
      expect((await confirm(person.token, '999999999')).status).toBe(404);
      expect((await confirm(newToken, found?.id)).body).toMatchObject({
        code: 'RULE',
        reason: expect.stringContaining('on a device you’ve used before'),
      });
      expect(await marksOf(person)).toEqual([true, false]);
      expect((await confirm(person.token, found?.id)).body.result).toBe(true);
      expect(await marksOf(person)).toEqual([false, false]);
      expect((await confirm(person.token, found?.id)).body.result).toBe(true);
      expect((await confirm(newToken, own?.id)).body.result).toBe(true);
      expect((await world.notMe(world.tokenIn(person.email, 'not-me'))).status).toBe(200);
      expect((await confirm(person.token, found?.id)).status).toBe(404);
    });

    it('is disowned by the link in its e-mail: the session ends, its payment methods are frozen, its changes undone, a reset opens', async () => {
      const person = await signUp(app);
      const own = await addOwn(person);
      const thief = await breakIn(person);
      const methodId = await world.addMethod(thief, `thief.${person.id}@upi`);
      const mail = world.tokenIn(person.email, 'not-me');
      await world.change(thief, { email: `thief.${person.email}` });
      const disowned = await world.notMe(mail);
      expect(disowned).toMatchObject({ status: 200, body: { data: { username: person.username } } });
      expect((await app.api('GET /auth/sessions', { token: thief })).status).toBe(401);
      expect((await world.notMe(mail)).status).toBe(404);
      const { reset_token } = disowned.body.data as { reset_token: string };
      expect((await world.reset(person.username, reset_token)).body.result).toBe(true);
      const { token } = (await world.logIn(person.email, 'a fresh start today')).body.data as { token: string };
      const methods = (await app.api('GET /wallet/payment-methods', { token })).body.data;
      expect(methods).toMatchObject([
        { id: own, is_frozen: false, is_enabled: true },
        { id: methodId, is_frozen: true, is_enabled: false },
      ]);
      const told = (await app.api('GET /auth/security-events', { token })).body.data as { title: string }[];
      expect(told.map(({ title }) => title)).toEqual([
        'Your password was changed',
        'A change to your account was undone',
        'Your email was changed',
        'Payment method added: UPI ID th•••@upi',
        'New sign-in from Safari on iOS',
        'Payment method added: UPI ID ow•••@upi',
      ]);
    });

    const addOwn = async (person: Person) => {
      await stepUp(app, person.token);
      return world.addMethod(person.token);
    };

    it('can be disowned for seven days, and opens no reset for a former address of the account', async () => {
      const [late, moved] = [await signUp(app), await signUp(app)];
      await breakIn(late);
      world.later(7 * 24 + 1);
      expect((await world.notMe(world.tokenIn(late.email, 'not-me'))).status).toBe(404);
      app.context.now = clock;
      await breakIn(moved);
      await stepUp(app, moved.token);
      await world.change(moved.token, { email: `new.${moved.email}` });
      world.later(73);
      const reply = await world.notMe(world.tokenIn(moved.email, 'not-me'));
      expect(reply).toMatchObject({ status: 200, body: { data: { reset_token: null } } });
    });

    it('can be disowned in the list of sessions, where the caller’s token opens no reset', async () => {
      const person = await signUp(app);
      const thief = await breakIn(person);
      const sessions = (await app.api('GET /auth/sessions', { token: person.token })).body.data;
      const [other, current] = (sessions as { id: string; is_current: boolean }[]).toSorted(
        (a, b) => Number(a.is_current) - Number(b.is_current),
      );
      const disown = (id = '') => app.api(`POST /auth/sessions/${id}/not-me`, { token: person.token });
      expect((await disown(current?.id)).body.code).toBe('RULE');
      const reply = await disown(other?.id);
      expect(reply).toMatchObject({ status: 200, body: { data: { contact: expect.stringMatching(/x@/) } } });
      expect(JSON.stringify(reply.body)).not.toContain('reset_token');
      expect((await app.api('GET /auth/sessions', { token: thief })).status).toBe(401);
      const body = { username: person.username, otp: app.codeFor(person.email) };
      const verified = await app.api('POST /auth/verifyOtp', { body });
      expect(verified.body.data).toMatchObject({ reset_token: expect.any(String) });
    });
  });
});
