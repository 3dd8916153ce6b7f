/** A stolen token alone gives access to neither the account nor its money. */
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { stepUpOf } from '../../../contract/kit/calls.ts';
import { type ApiReply, startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { everyCall, requestFor } from '../../../tests/requests.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { isStepUpNeeded } from '../../kit/http/step-up.rules.ts';
import { addPaymentMethod, listPaymentMethods } from '../../money/payment-methods/payment-methods.service.ts';

let app: TestApp;
const clock = () => new Date();
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(() => {
  app.context.now = clock;
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<typeof signUp>>;

interface Sensitive {
  body?: (person: Person) => object;
  headers?: Record<string, string>;
}

const thiefsPasskey = {
  id: 'thief',
  rawId: 'thief',
  type: 'public-key',
  response: { clientDataJSON: 'thief', attestationObject: 'thief' },
};

/** Every call that could take over an account, its money or its data, with a request that would. */
const sensitive: Record<string, Sensitive> = {
  'PUT /user/update': { body: ({ email }) => ({ email: `thief.${email}` }) },
  'PUT /auth/change-password': { body: () => ({ password: 'a thief has come', confirm_password: 'a thief has come' }) },
  'PUT /account/approvals-policy': { body: () => ({ above: null }) },
  'PUT /account/sign-in-rules': { body: () => ({ second_factor: false }) },
  'PUT /approvals/1': { body: () => ({ status: 'approved' }) },
  'POST /wallet/payment-methods': { body: () => ({ kind: 'upi', vpa: 'thief@upi' }) },
  'DELETE /wallet/payment-methods/1': {},
  'PUT /wallet/toggle/1': {},
  'PUT /wallet/primary/1': {},
  'POST /wallet/payout': {
    body: () => ({ amount: 600, payment_method_id: '1' }),
    headers: { 'idempotency-key': 'theft-1' },
  },
  'DELETE /auth/passkeys/1': {},
  'DELETE /auth/totp': {},
  'POST /auth/passkeys': { body: () => ({ credential: thiefsPasskey }) },
  'POST /auth/passkeys/options': {},
  'POST /auth/recovery-codes': {},
  'POST /auth/totp': {},
  'POST /auth/totp/confirm': { body: () => ({ code: '123456' }) },
  'POST /members/invitations': { body: () => ({ email: 'thief@example.test', roles: ['owner'] }) },
  'POST /accounts/1/transfer': { body: () => ({ person_id: '1' }), headers: { 'idempotency-key': 'theft-2' } },
  'PUT /members/1': { body: () => ({ roles: ['owner'] }) },
  'DELETE /members/1': {},
  'GET /user/export': {},
  'DELETE /user': { body: () => ({}) },
};

/** Sends the call; `/1` is replaced by what is the person's own, since a foreign one is not found. */
const send = async (person: Person, call: string, token = person.token): Promise<ApiReply> => {
  const { body, headers } = sensitive[call] ?? {};
  return app.api(call.replace(/\/1(?=\/|$)/, await ownOf(person, call)), {
    token,
    ...(body ? { body: body(person) } : {}),
    ...(headers ? { headers } : {}),
  });
};
async function ownOf(person: Person, call: string): Promise<string> {
  if (call.startsWith('POST /accounts') || call.includes(' /members/')) return `/${person.id}`;
  return call.startsWith('PUT /approvals') ? approvalOf(person) : methodOf(person);
}
async function approvalOf({ id }: Person): Promise<string> {
  const { db } = app.context;
  const accountId = Number(id);
  const home = db.selectFrom('person').select('id').where('home_account_id', '=', accountId);
  const known = await db.selectFrom('approval').select('id').where('account_id', '=', accountId).executeTakeFirst();
  if (known) return `/${known.id}`;
  const row = await db
    .insertInto('approval')
    .values({
      account_id: accountId,
      asked_by: (await home.executeTakeFirstOrThrow()).id,
      call: 'POST /wallet/payout',
      request_hash: 'theft',
      amount: 60_000,
      parts: '[]',
      status: 'waiting',
      created_at: new Date(),
      expires_at: new Date(Date.now() + 3 * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `/${row.id}`;
}
async function methodOf({ id }: Person): Promise<string> {
  const accountId = Number(id);
  const [known] = await listPaymentMethods(app.context, accountId);
  const method = { kind: 'upi', vpa: 'mine@upi' } as const;
  return `/${(known ?? (await addPaymentMethod(app.context, { accountId, method }))).id}`;
}
const prove = (token: string, body: object) => app.api('POST /auth/step-up', { token, body });
const withoutPassword = (person: Person) =>
  app.context.db.updateTable('account').set({ password_hash: null }).where('id', '=', Number(person.id)).execute();
const refused = { status: 422, body: { result: false, code: 'STEP_UP', methods: ['code'] } };

it('is required by exactly these calls of the contract', () => {
  const flagged = everyCall
    .filter(({ call }) => call.auth !== 'operator' && stepUpOf(call))
    .map(({ title }) => title.replace(/\{\w+\}/, '1'));
  expect(flagged.toSorted()).toEqual(Object.keys(sensitive).toSorted());
});

it('is documented in OpenAPI', async () => {
  const { paths } = (await app.api('GET /openapi.json')).body as { paths: Record<string, Record<string, object>> };
  for (const { call } of everyCall.filter(({ call: each }) => stepUpOf(each))) {
    expect(paths[call.path]?.[call.method.toLowerCase()]).toMatchObject({ 'x-step-up': stepUpOf(call) });
  }
});

describe('an operator', () => {
  const writes = everyCall.filter(({ call }) => call.auth === 'operator' && call.method !== 'GET');

  it('needs no step-up for these everyday acts only; any new write requires it by default', () => {
    expect(
      writes
        .filter(({ call }) => !stepUpOf(call))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      'addCategory',
      'addCity',
      'addImport',
      'claimReport',
      'markContactAnswered',
      'releaseReport',
      'resendVerification',
      'stopImpersonation',
    ]);
    expect(stepUpOf({ method: 'DELETE', path: '/operator/x', auth: 'operator', summary: '', reply: {} })).toBe(
      'always',
    );
  });

  it.each(writes.filter(({ call }) => stepUpOf(call)))('requires step-up: $title', async ({ call }) => {
    const { id } = await makeAccount(app.context.db, { role: 'operator' });
    const token = await makeToken(app.context, { id });
    await app.context.db.updateTable('session').set({ proven_at: null }).where('account_id', '=', id).execute();
    const replies = [];
    for (const { path, body } of fc.sample(requestFor(call, String(id)), { numRuns: 40, seed: 7 })) {
      replies.push(await app.api(`${call.method} ${path}`, { token, body }));
    }
    const understood = replies.filter(({ body }) => !['BAD_INPUT', 'NOT_FOUND'].includes(String(body.code)));
    expect(understood.length).toBeGreaterThan(0);
    for (const reply of understood) expect(reply).toMatchObject({ status: 422, body: { code: 'STEP_UP' } });
  });
});

describe.each(Object.keys(sensitive))('%s', (call) => {
  it('refuses a bare token, and succeeds after a step-up in the same session only', async () => {
    const person = await signUp(app);
    await withoutPassword(person);
    const other = await makeToken(app.context, { id: Number(person.id) });
    expect(await send(person, call)).toMatchObject(refused);
    await stepUp(app, person.token);
    expect(await send(person, call, other)).toMatchObject(refused);
    expect((await send(person, call)).body.code).not.toBe('STEP_UP');
  });
});

describe('POST /auth/step-up', () => {
  it('accepts the password for ten minutes; signing in is no proof', async () => {
    const person = await signUp(app);
    const { username, password } = person;
    const { token } = (await app.api('POST /auth/login', { body: { username, password } })).body.data as Person;
    const methods = ['password', 'code'];
    expect((await send(person, 'GET /user/export', token)).body).toMatchObject({ code: 'STEP_UP', methods });
    expect(await prove(token, { method: 'password', password: 'not this' })).toMatchObject({
      status: 422,
      body: { code: 'WRONG_PASSWORD', fields: { password: expect.any(String) } },
    });
    const { until } = (await prove(token, { method: 'password', password })).body.data as { until: string };
    expect(Date.parse(until)).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect((await send(person, 'GET /user/export', token)).status).toBe(200);
    app.context.now = () => new Date(Date.parse(until) - 1);
    expect((await send(person, 'GET /user/export', token)).status).toBe(200);
    app.context.now = () => new Date(Date.parse(until));
    expect((await send(person, 'GET /user/export', token)).body.code).toBe('STEP_UP');
  });

  it('accepts only its own code: none for a reset, of another session, or after five wrong attempts', async () => {
    const person = await signUp(app);
    const other = await makeToken(app.context, { id: Number(person.id) });
    await app.api('POST /auth/forgot-password', { body: { username: person.email } });
    const wrong = { status: 422, body: { code: 'WRONG_CODE' } };
    expect(await prove(person.token, { method: 'code', otp: app.codeFor(person.email) })).toMatchObject(wrong);
    const sent = await prove(person.token, { method: 'code' });
    expect(sent.body.data).toEqual({ contact: expect.stringMatching(/x+@example\.test$/) });
    const otp = app.codeFor(person.email);
    const verified = await app.api('POST /auth/verifyOtp', {
      token: person.token,
      body: { username: person.email, otp },
    });
    expect(verified.body.result).toBe(false);
    expect(await prove(other, { method: 'code', otp })).toMatchObject(wrong);
    expect((await prove(person.token, { method: 'code', otp })).status).toBe(200);
    expect(await prove(person.token, { method: 'code', otp })).toMatchObject(wrong);
    await prove(person.token, { method: 'code' });
    const right = app.codeFor(person.email);
    for (let tries = 0; tries < 5; tries += 1) await prove(person.token, { method: 'code', otp: '12' });
    expect(await prove(person.token, { method: 'code', otp: right })).toMatchObject(wrong);
  });

  it('sends the code to a verified mobile without an e-mail, and offers no method without either', async () => {
    const { db } = app.context;
    const made = await makeAccount(db, { email: null, mobile_verified_at: new Date() });
    const token = await makeToken(app.context, made);
    await prove(token, { method: 'code' });
    expect((await prove(token, { method: 'code', otp: app.codeFor(made.mobile ?? '') })).status).toBe(200);
    const bare = await makeToken(app.context, await makeAccount(db, { email: null, mobile: null }));
    const noWay = { status: 422, body: { code: 'STEP_UP', methods: [] } };
    expect(await prove(bare, { method: 'code' })).toMatchObject(noWay);
    expect(await prove(bare, { method: 'password', password: 'any' })).toMatchObject(noWay);
    // It may enter a first contact, which counts once it is 72 hours old.
    const first = { email: 'first.contact@example.test' };
    expect((await app.api('PUT /user/update', { token: bare, body: first })).status).toBe(200);
    const body = { username: first.email, otp: app.codeFor(first.email) };
    expect((await app.api('POST /auth/verifyOtp', { token: bare, body })).body.result).toBe(true);
    expect(await prove(bare, { method: 'code' })).toMatchObject(noWay);
    app.context.now = () => new Date(Date.now() + 73 * 3_600_000);
    expect((await prove(bare, { method: 'code' })).status).toBe(200);
  });

  it('is not required without a sensitive field, or for the own contacts', async () => {
    const { token, username, email, mobile } = await signUp(app);
    for (const body of [{ username: `${username}.x`, locale: 'hi' }, { mobile }, { email, mobile }]) {
      expect((await app.api('PUT /user/update', { token, body })).status).toBe(200);
    }
    const body = { username: `${username}.y`, email: 'another@example.test' };
    expect(await app.api('PUT /user/update', { token, body })).toMatchObject({
      status: 422,
      body: { code: 'STEP_UP' },
    });
    expect((await app.api(`GET /auth/sessions`, { token })).status).toBe(200);
  });

  it('is checked before the Idempotency-Key: the same request succeeds afterwards', async () => {
    const person = await signUp(app);
    const headers = { 'idempotency-key': 'once' };
    const body = { kind: 'upi', vpa: 'same.again@upi' };
    const add = () => app.api('POST /wallet/payment-methods', { token: person.token, body, headers });
    expect((await add()).body.code).toBe('STEP_UP');
    await stepUp(app, person.token);
    const added = await add();
    expect(added.status).toBe(200);
    expect((await add()).body).toEqual(added.body);
  });
});

it.each([
  ['always', undefined, true],
  [{ fields: ['email'] }, { username: 'x' }, false],
  [{ fields: ['email'] }, { email: '' }, true],
  [{ fields: ['email'] }, undefined, false],
  [{ password: 'password' }, {}, true],
] as const)('%j with %j needs it: %s', (flag, body, isNeeded) => {
  expect(isStepUpNeeded(flag, body)).toBe(isNeeded);
});
