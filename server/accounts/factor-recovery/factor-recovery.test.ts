/** Getting in after all second factors were lost, and attacks on it by somebody who knows the password. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { giveMoney } from '../../../tests/payouts/payee.ts';
import { factorsIn } from '../../../tests/second-factors.ts';
import { takeoverIn } from '../../../tests/takeover.ts';

let app: TestApp;
let factors: ReturnType<typeof factorsIn>;
const clock = () => new Date();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  factors = factorsIn(app);
});
afterEach(() => {
  app.context.now = clock;
});
afterAll(() => app.close());

const hours = (count: number) => count * 3600;

async function meet() {
  const person = await signUp(app);
  await factors.prove(person);
  const app2fa = await factors.turnOn(person);
  return { person, ...app2fa };
}
type Person = Awaited<ReturnType<typeof meet>>['person'];

async function ask(person: Person, otp?: string) {
  const { ticket } = await factors.ticketFor(person);
  return app.api('POST /auth/recovery', { body: { ticket, ...(otp === undefined ? {} : { otp }) } });
}
const stateOf = async ({ token }: { token: string }) =>
  (await app.api('GET /auth/second-factors', { token })).body.data as { recovery: object | null };
const tokenIn = ({ email }: Person) => {
  const mail = app.mails.findLast(({ to, text }) => to === email && text.includes('/security/recovery#'));
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};

describe('POST /auth/recovery', () => {
  it('tells all proven contacts, waits 72 hours, and gets in with a code that was sent', async () => {
    const { person } = await meet();
    const texts = app.texts.length;
    const started = await ask(person);
    const { ready_at: readyAt } = started.body.data as { ready_at: string };
    expect(Date.parse(readyAt) - Date.now()).toBeGreaterThan(hours(71.9) * 1000);
    expect(started.body.data).toEqual({ ready_at: readyAt });
    expect(tokenIn(person)).not.toBe('');
    await app.context.settled();
    expect(app.texts.slice(texts).map(({ to }) => to)).toEqual([person.mobile]);
    expect(await stateOf(person)).toMatchObject({ recovery: { ready_at: readyAt } });

    factors.wait(hours(72) - 60);
    expect((await ask(person, '123456')).body.data).toEqual({ ready_at: readyAt });
    factors.wait(60);
    expect((await ask(person)).body.data).toEqual({ contact: expect.stringMatching(/@example\.test$/) });
    expect(await ask(person, '000000')).toMatchObject({ status: 422, body: { code: 'WRONG_CODE' } });
    const done = await ask(person, app.codeFor(person.email));
    expect(done).toMatchObject({ status: 200, body: { data: { token: expect.any(String) } } });
    const { token } = done.body.data as { token: string };
    expect(await stateOf({ token })).toMatchObject({ totp: null, passkeys: 0, recovery: null });
    expect((await app.api('GET /auth/sessions', { token: person.token })).status).toBe(401);
    expect((await factors.logIn(person)).body.data).toHaveProperty('token');
  });

  it('does not get in by any other code', async () => {
    const { person } = await meet();
    await ask(person);
    factors.wait(hours(73));
    await app.api('POST /auth/forgot-password', { body: { username: person.email } });
    const reset = app.codeFor(person.email);
    expect((await ask(person, reset)).body.code).toBe('WRONG_CODE');
    await ask(person);
    const otp = app.codeFor(person.email);
    const elsewhere = await app.api('POST /auth/verifyOtp', { body: { username: person.username, otp } });
    expect(elsewhere.body.result).toBe(false);
  });

  it('ends a week after the waiting time', async () => {
    const { person } = await meet();
    await ask(person);
    factors.wait(hours(72 + 24 * 7));
    const again = (await ask(person)).body.data as { ready_at: string };
    expect(Date.parse(again.ready_at)).toBeGreaterThan(app.context.now().getTime() + hours(71) * 1000);
  });

  it('needs a ticket', async () => {
    expect(await app.api('POST /auth/recovery', { body: { ticket: 'stolen' } })).toMatchObject({
      status: 401,
      body: { code: 'BAD_CREDENTIALS' },
    });
  });
});

describe('an attacker who knows the password', () => {
  it('is stopped by the owner’s session, without a second factor at hand', async () => {
    const { person } = await meet();
    await ask(person);
    expect((await app.api('DELETE /auth/recovery', { token: person.token })).status).toBe(200);
    expect((await app.api('DELETE /auth/recovery', { token: person.token })).status).toBe(404);
    factors.wait(hours(73));
    expect((await ask(person)).body.data).toEqual({ ready_at: expect.any(String) });
  });

  it('is stopped by the e-mail’s link, once', async () => {
    const { person } = await meet();
    await ask(person);
    const token = tokenIn(person);
    const stop = () => app.api('POST /auth/recovery/stop', { body: { token } });
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(404);
    expect(await stateOf(person)).toMatchObject({ recovery: null });
  });

  it('is stopped by the next sign-in with a second factor', async () => {
    const { person, now } = await meet();
    await ask(person);
    factors.wait(30);
    const { ticket } = await factors.ticketFor(person);
    expect((await factors.finish({ ticket, code: now() })).status).toBe(200);
    expect(await stateOf(person)).toMatchObject({ recovery: null });
  });

  it('gets no payout meanwhile', async () => {
    const acts = takeoverIn(app);
    const { person, codes } = await meet();
    await giveMoney(app, Number(person.id), { earnings: 5_000 });
    await factors.prove(person, { method: 'recovery', code: codes[0] });
    const method = await acts.addMethod(person.token);
    await ask(person);
    expect((await acts.payOut(person.token, method)).body).toMatchObject({
      code: 'RULE',
      reason: expect.stringContaining('without a second factor'),
    });
    await app.api('DELETE /auth/recovery', { token: person.token });
    expect((await acts.payOut(person.token, method)).status).toBe(200);
  });
});
