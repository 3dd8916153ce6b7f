/** Setting up and removing second factors, fresh proof by them, and attacks by a stolen session. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CreationOptions } from '../../../contract/accounts/second-factors.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeToken } from '../../../tests/makers/account.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
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

async function meet() {
  const person = await signUp(app);
  await factors.prove(person);
  return person;
}
const stateOf = async ({ token }: { token: string }) =>
  (await app.api('GET /auth/second-factors', { token })).body.data;
const forget = ({ id }: { id: string }) =>
  app.context.db.updateTable('session').set({ proven_at: null }).where('account_id', '=', Number(id)).execute();

describe('an authenticator app', () => {
  it('counts from its first code on', async () => {
    const person = await meet();
    const { token } = person;
    const started = (await app.api('POST /auth/totp', { token })).body.data as { secret: string; otpauth_url: string };
    const url = new URL(started.otpauth_url);
    expect(url.searchParams.get('secret')).toBe(started.secret);
    expect(url.searchParams.get('issuer')).toBe(app.context.config.brandName);
    expect(decodeURIComponent(url.pathname)).toContain(person.username);
    expect(started.secret).toMatch(/^[A-Z2-7]{32}$/);
    const [row] = await app.context.db.selectFrom('totp').selectAll().execute();
    expect(row?.secret).not.toContain(started.secret);
    expect((await factors.logIn(person)).body.data).toHaveProperty('token');
    const confirm = (code: string) => app.api('POST /auth/totp/confirm', { token, body: { code } });
    expect(await confirm('000000')).toMatchObject({ status: 422, body: { code: 'WRONG_CODE' } });
    const right = factors.codeAt(started.secret, app.context.now());
    expect((await confirm(right)).body.data).toEqual({ recovery_codes: expect.any(Array) });
    expect(await stateOf(person)).toEqual({
      required: false,
      passkeys: 0,
      totp: { since: expect.any(String) },
      recovery_codes: { left: 10, total: 10 },
      recovery: null,
    });
    expect((await confirm(right)).body.code).toBe('RULE');
    expect((await app.api('POST /auth/totp', { token })).body.code).toBe('RULE');
  });

  it('is not finished by another session than the one that began', async () => {
    const person = await meet();
    const { secret } = (await app.api('POST /auth/totp', { token: person.token })).body.data as { secret: string };
    const other = await makeToken(app.context, { id: Number(person.id) });
    await factors.prove({ ...person, token: other });
    const code = factors.codeAt(secret, app.context.now());
    expect((await app.api('POST /auth/totp/confirm', { token: other, body: { code } })).body.code).toBe('RULE');
  });

  it('is turned off with its recovery codes, and the owner is told', async () => {
    const person = await meet();
    const { codes } = await factors.turnOn(person);
    await forget(person);
    const off = () => app.api('DELETE /auth/totp', { token: person.token });
    expect(await off()).toMatchObject({ status: 422, body: { code: 'STEP_UP', methods: ['totp', 'recovery'] } });
    expect((await factors.prove(person, { method: 'recovery', code: codes[0] })).status).toBe(200);
    expect((await off()).status).toBe(200);
    expect(app.mails.findLast(({ to }) => to === person.email)?.subject).toBe('Your authenticator app was turned off');
    expect(await stateOf(person)).toMatchObject({ totp: null, recovery_codes: { left: 0, total: 0 } });
    expect((await off()).status).toBe(404);
    expect((await factors.logIn(person)).body.data).toHaveProperty('token');
  });
});

describe('fresh proof', () => {
  it('is a second factor and nothing else once one is set', async () => {
    const person = await meet();
    const { now } = await factors.turnOn(person);
    await factors.addKey(person);
    await forget(person);
    const methods = ['passkey', 'totp', 'recovery'];
    const asked = { status: 422, body: { code: 'STEP_UP', methods } };
    for (const body of [{ method: 'password', password: person.password }, { method: 'code' }]) {
      expect(await factors.prove(person, body)).toMatchObject(asked);
    }
    const password = 'a thief has come';
    for (const current_password of [person.password, 'wrong', undefined]) {
      const body = { password, confirm_password: password, ...(current_password ? { current_password } : {}) };
      expect(await app.api('PUT /auth/change-password', { token: person.token, body })).toMatchObject(asked);
    }
    const gone = await app.api('DELETE /user', { token: person.token, body: { password: person.password } });
    expect(gone).toMatchObject(asked);
    factors.wait(30);
    const code = now();
    expect((await factors.prove(person, { method: 'totp', code })).status).toBe(200);
    const replay = await factors.prove(person, { method: 'totp', code });
    expect(replay).toMatchObject({ status: 422, body: { code: 'WRONG_CODE' } });
    const body = { password, confirm_password: password };
    expect((await app.api('PUT /auth/change-password', { token: person.token, body })).status).toBe(200);
  });

  it('is given by a passkey of one’s own, for the session that asked', async () => {
    const [person, thief] = [await meet(), await meet()];
    const { key } = await factors.addKey(person);
    const stolen = { ...person, token: await makeToken(app.context, { id: Number(person.id) }) };
    const { key: foreign } = await factors.addKey(thief);
    const wrong = { status: 422, body: { code: 'WRONG_CODE' } };
    const prove = (who: typeof person, assertion: object) => factors.prove(who, { method: 'passkey', assertion });
    expect(await prove(stolen, foreign.sign(await factors.proofOptions(stolen)))).toMatchObject(wrong);
    expect(await prove(stolen, key.sign(await factors.proofOptions(person)))).toMatchObject(wrong);
    expect(await prove(stolen, key.sign(await factors.optionsFor()))).toMatchObject(wrong);
    const options = await factors.proofOptions(person);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    const assertion = key.sign(options);
    expect((await prove(person, assertion)).body.data).toEqual({ until: expect.any(String) });
    expect(await prove(person, assertion)).toMatchObject(wrong);
    const { body } = await app.api('POST /auth/step-up/options', { token: (await meet()).token });
    expect(body.code).toBe('STEP_UP');
  });
});

describe('passkeys', () => {
  it('are named, listed and removed; the first comes with recovery codes', async () => {
    const person = await meet();
    const { added } = await factors.addKey(person);
    expect(added.body.data).toMatchObject({
      passkey: { name: expect.any(String), provider: null, last_used: null },
      recovery_codes: expect.arrayContaining([expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)]),
    });
    const second = factors.newKey();
    const options = (await app.api('POST /auth/passkeys/options', { token: person.token })).body
      .data as CreationOptions;
    expect(options.excludeCredentials).toHaveLength(1);
    const body = { credential: second.create(options), name: 'Work laptop' };
    const more = await app.api('POST /auth/passkeys', { token: person.token, body });
    expect(more.body.data).toMatchObject({ passkey: { name: 'Work laptop' }, recovery_codes: null });
    const listed = (await app.api('GET /auth/passkeys', { token: person.token })).body.data as { id: string }[];
    expect(listed).toHaveLength(2);
    for (const { id } of listed) {
      expect((await app.api(`DELETE /auth/passkeys/${id}`, { token: person.token })).status).toBe(200);
    }
    expect(await stateOf(person)).toMatchObject({ passkeys: 0, recovery_codes: { left: 0, total: 0 } });
  });

  it('are refused when made elsewhere, for another session, twice, or unverified', async () => {
    const person = await meet();
    const begin = async (token = person.token) =>
      (await app.api('POST /auth/passkeys/options', { token })).body.data as CreationOptions;
    const add = (credential: object) => app.api('POST /auth/passkeys', { token: person.token, body: { credential } });
    const rule = { status: 422, body: { code: 'RULE' } };
    for (const faults of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { isUnverified: true }]) {
      expect(await add(factors.newKey().create(await begin(), faults))).toMatchObject(rule);
    }
    const other = await makeToken(app.context, { id: Number(person.id) });
    await factors.prove({ ...person, token: other });
    expect(await add(factors.newKey().create(await begin(other)))).toMatchObject(rule);
    const key = factors.newKey();
    expect((await add(key.create(await begin()))).status).toBe(200);
    expect(await add(key.create(await begin()))).toMatchObject({ status: 409, body: { code: 'TAKEN' } });
    const spent = factors.newKey().create(await begin());
    expect((await add(spent)).status).toBe(200);
    expect(await add(spent)).toMatchObject(rule);
  });
});

describe('a second factor added by a thief', () => {
  it('goes by the undo in the mail; an older one stays', async () => {
    const acts = takeoverIn(app);
    const person = await meet();
    const { codes } = await factors.turnOn(person);
    const started = app.mails.findLast(({ to }) => to === person.email);
    expect(started?.subject).toBe('Your authenticator app was turned on');
    const stolen = { ...person, token: await makeToken(app.context, { id: Number(person.id) }) };
    await factors.prove(stolen, { method: 'recovery', code: codes[0] });
    factors.wait(1);
    await factors.addKey(stolen);
    const token = acts.tokenIn(person.email, 'undo-change');
    const undone = await acts.undo(token);
    expect(undone.body.data).toMatchObject({ reset_token: expect.any(String) });
    const { methods } = await factors.ticketFor(person);
    expect(methods).toEqual(['totp', 'recovery']);
  });

  it('goes with the session that is disowned', async () => {
    const person = await meet();
    const stolen = { ...person, token: await makeToken(app.context, { id: Number(person.id) }) };
    await factors.prove(stolen);
    await factors.turnOn(stolen);
    await factors.addKey(stolen);
    const sessions = (await app.api('GET /auth/sessions', { token: person.token })).body.data as {
      id: string;
      is_current: boolean;
    }[];
    const theirs = sessions.find(({ is_current }) => !is_current);
    expect((await app.api(`POST /auth/sessions/${theirs?.id}/not-me`, { token: person.token })).status).toBe(200);
    expect(await stateOf(person)).toMatchObject({ passkeys: 0, totp: null, recovery_codes: { left: 0 } });
  });
});

it('makes new recovery codes, which end the former ones', async () => {
  const person = await meet();
  expect((await app.api('POST /auth/recovery-codes', { token: person.token })).body.code).toBe('RULE');
  const { codes: former } = await factors.turnOn(person);
  const renewed = await app.api('POST /auth/recovery-codes', { token: person.token });
  const { recovery_codes: codes } = renewed.body.data as { recovery_codes: string[] };
  expect((await factors.prove(person, { method: 'recovery', code: former[0] })).body.code).toBe('WRONG_CODE');
  expect((await factors.prove(person, { method: 'recovery', code: codes[0] })).status).toBe(200);
  expect(await stateOf(person)).toMatchObject({ recovery_codes: { left: 9, total: 10 } });
});
