/** Signing in by a passkey, alone or as the second factor, and attacks on it. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { factorsIn } from '../../../tests/second-factors.ts';

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

async function meet() {
  const person = await signUp(app);
  await factors.prove(person);
  const { key, added } = await factors.addKey(person);
  expect(added.status).toBe(200);
  return { person, key };
}
const enter = (assertion: object) => app.api('POST /auth/passkey-login', { body: { assertion } });
const refused = { status: 401, body: { code: 'BAD_CREDENTIALS' } };
const signedIn = { status: 200, body: { result: true, data: { token: expect.any(String) } } };

describe('POST /auth/passkey-login', () => {
  it('signs in without name or password, and notes the use', async () => {
    const { person, key } = await meet();
    const reply = await enter(key.sign(await factors.optionsFor()));
    expect(reply).toMatchObject(signedIn);
    const { user } = reply.body.data as { user: { id: string } };
    expect(user.id).toBe(person.id);
    const { body } = await app.api('GET /auth/passkeys', { token: person.token });
    expect(body.data).toMatchObject([{ last_used: expect.any(String) }]);
  });

  it('refuses all that is not signed here, now, by a verified owner', async () => {
    const { key } = await meet();
    const sign = async (faults: Parameters<typeof key.sign>[1]) => key.sign(await factors.optionsFor(), faults);
    for (const faults of [
      { origin: 'https://tandem.evil.example' },
      { rpId: 'evil.example' },
      { isUnverified: true },
    ]) {
      expect(await enter(await sign(faults)), JSON.stringify(faults)).toMatchObject(refused);
    }
    const made = { ...(await factors.optionsFor()), challenge: Buffer.alloc(32).toString('base64url') };
    expect(await enter(key.sign(made))).toMatchObject(refused);
    const options = await factors.optionsFor();
    factors.wait(5 * 60);
    expect(await enter(key.sign(options))).toMatchObject(refused);
  });

  it('accepts a passkey that was made with another secret key', async () => {
    const { key } = await meet();
    const userHandle = Buffer.alloc(32).toString('base64url');
    expect(await enter(key.sign(await factors.optionsFor(), { userHandle }))).toMatchObject(signedIn);
  });

  it('answers an unknown passkey like one with a wrong signature', async () => {
    const { key } = await meet();
    const unknown = await enter(factors.newKey().sign(await factors.optionsFor()));
    const right = key.sign(await factors.optionsFor());
    const wrong = await enter({ ...right, response: { ...right.response, signature: 'MEUCIQ' } });
    expect(unknown).toMatchObject(refused);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('accepts a challenge once', async () => {
    const { key } = await meet();
    const assertion = key.sign(await factors.optionsFor());
    expect(await enter(assertion)).toMatchObject(signedIn);
    expect(await enter(assertion)).toMatchObject(refused);
  });

  it('refuses a copy, whose counter did not grow, and tells the owner', async () => {
    const { person, key } = await meet();
    expect(await enter(key.sign(await factors.optionsFor(), { counter: 7 }))).toMatchObject(signedIn);
    for (const counter of [7, 6, 0]) {
      expect(await enter(key.sign(await factors.optionsFor(), { counter }))).toMatchObject(refused);
    }
    expect(app.mails.findLast(({ to }) => to === person.email)?.subject).toBe('We refused one of your passkeys');
    expect(await enter(key.sign(await factors.optionsFor(), { counter: 8 }))).toMatchObject(signedIn);
  });

  it('refuses suspended accounts, and passkeys that were removed', async () => {
    const { person, key } = await meet();
    const suspended = { suspended_at: new Date(), suspension_reason: 'Fraud' };
    const set = (values: object) =>
      app.context.db.updateTable('account').set(values).where('id', '=', Number(person.id)).execute();
    await set(suspended);
    expect((await enter(key.sign(await factors.optionsFor()))).body.code).toBe('SUSPENDED');
    await set({ suspended_at: null, suspension_reason: null });
    const [passkey] = (await app.api('GET /auth/passkeys', { token: person.token })).body.data as { id: string }[];
    const options = await factors.proofOptions(person);
    await factors.prove(person, { method: 'passkey', assertion: key.sign(options) });
    expect((await app.api(`DELETE /auth/passkeys/${passkey?.id}`, { token: person.token })).status).toBe(200);
    expect(await enter(key.sign(await factors.optionsFor()))).toMatchObject(refused);
  });
});

describe('a passkey as the second factor', () => {
  it('finishes the sign-in it was asked for', async () => {
    const { person, key } = await meet();
    const { ticket, methods } = await factors.ticketFor(person);
    expect(methods).toEqual(['passkey', 'recovery']);
    const options = await factors.optionsFor({ ticket });
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    expect(await factors.finish({ ticket, assertion: key.sign(options) })).toMatchObject(signedIn);
  });

  it('counts for its own account and its own ticket only', async () => {
    const [victim, thief] = [await meet(), await meet()];
    const { ticket } = await factors.ticketFor(victim.person);
    const theirs = thief.key.sign(await factors.optionsFor({ ticket }));
    expect(await factors.finish({ ticket, assertion: theirs })).toMatchObject(refused);
    const other = await factors.ticketFor(victim.person);
    const elsewhere = victim.key.sign(await factors.optionsFor({ ticket: other.ticket }));
    expect(await factors.finish({ ticket, assertion: elsewhere })).toMatchObject(refused);
    const login = victim.key.sign(await factors.optionsFor());
    expect(await factors.finish({ ticket, assertion: login })).toMatchObject(refused);
    const second = victim.key.sign(await factors.optionsFor({ ticket }));
    expect(await enter(second)).toMatchObject(refused);
    expect(await app.api('POST /auth/passkey-login/options', { body: { ticket: 'stolen' } })).toMatchObject(refused);
  });
});
