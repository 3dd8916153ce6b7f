/** Changes by an intruder that the owner can undo. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { takeoverIn } from '../../../tests/takeover.ts';
import { sendPayout } from '../../money/payouts/sync.service.ts';
import { dropSettledChanges } from '../account-changes/account-changes.service.ts';

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

  it('lets the former e-mail undo a change: it is restored, all sessions end, payouts are blocked until the reset', async () => {
    const { person, stolen } = await world.makeVictim();
    const thief = `thief.${person.email}`;
    expect((await world.change(stolen, { email: thief })).body.result).toBe(true);
    // Every other session ended with the change.
    expect((await app.api('GET /auth/sessions', { token: person.token })).status).toBe(401);
    expect(app.mails.some(({ to, text }) => to === thief && text.includes('/security/'))).toBe(false);
    const pending = (await app.api('GET /auth/changes', { token: stolen })).body.data;
    expect(pending).toMatchObject([{ kind: 'email', former: expect.stringMatching(/x@example.test$/) }]);
    const undone = await world.undo(world.tokenIn(person.email, 'undo-change'));
    expect(undone).toMatchObject({ status: 200, body: { data: { username: person.username } } });
    expect((await app.api('GET /auth/sessions', { token: stolen })).status).toBe(401);
    expect((await world.undo(world.tokenIn(person.email, 'undo-change'))).status).toBe(404);

    // The thief still knows the password: it opens a session, but no longer counts as step-up proof.
    const again = (await world.logIn(person.username, person.password)).body.data as { token: string };
    expect(await world.profileOf({ id: person.id, token: again.token })).toMatchObject({ email: person.email });
    const proof = { method: 'password', password: person.password };
    const refused = await app.api('POST /auth/step-up', { token: again.token, body: proof });
    expect(refused.body).toMatchObject({ code: 'STEP_UP', methods: ['code'] });
    await stepUp(app, again.token);
    const methodId = await world.addMethod(again.token);
    world.later(100);
    await stepUp(app, again.token);
    expect((await world.payOut(again.token, methodId)).body).toMatchObject({
      code: 'RULE',
      reason: expect.stringContaining('on hold'),
    });
    app.context.now = clock;
    const { reset_token } = undone.body.data as { reset_token: string };
    expect((await world.reset(person.username, reset_token)).body.result).toBe(true);
    const { token } = (await world.logIn(person.username, 'a fresh start today')).body.data as { token: string };
    world.later(100);
    await stepUp(app, token);
    expect((await world.payOut(token, methodId)).status).toBe(200);
  });

  it('keeps the first undo valid after a second change, and sends codes to the contact before both', async () => {
    const { person, stolen } = await world.makeVictim();
    const [one, two] = [`one.${person.email}`, `two.${person.email}`];
    await world.change(stolen, { email: one });
    const first = world.tokenIn(person.email, 'undo-change');
    await world.change(stolen, { email: two });
    const second = world.tokenIn(person.email, 'undo-change');
    expect(second).not.toBe(first);
    await app.api('POST /auth/step-up', { token: stolen, body: { method: 'code' } });
    expect(app.mails.at(-1)?.to).toBe(person.email);
    expect((await world.undo(first)).status).toBe(200);
    expect((await world.undo(second)).status).toBe(404);
    const { token } = (await world.logIn(person.username, person.password)).body.data as { token: string };
    expect(await world.profileOf({ id: person.id, token })).toMatchObject({ email: person.email });
  });

  it('lets a later change be undone alone, and the earlier one after it', async () => {
    const { person, stolen } = await world.makeVictim();
    const one = `one.${person.email}`;
    await world.change(stolen, { email: one });
    const first = world.tokenIn(person.email, 'undo-change');
    await world.change(stolen, { email: `two.${person.email}` });
    expect((await world.undo(world.tokenIn(person.email, 'undo-change'))).status).toBe(200);
    const { token } = (await world.logIn(person.username, person.password)).body.data as { token: string };
    expect(await world.profileOf({ id: person.id, token })).toMatchObject({ email: one });
    expect((await world.undo(first)).status).toBe(200);
    expect((await app.api('GET /auth/sessions', { token })).status).toBe(401);
  });

  it('expires after 72 hours, and reserves the former contact until then', async () => {
    const { person, stolen } = await world.makeVictim();
    await world.change(stolen, { email: `new.${person.email}` });
    const token = world.tokenIn(person.email, 'undo-change');
    const stranger = await signUp(app);
    await stepUp(app, stranger.token);
    expect((await world.change(stranger.token, { email: person.email })).body.result).toBe(false);
    world.later(72.1);
    expect((await world.undo(token)).status).toBe(404);
    await dropSettledChanges(app.context);
    await stepUp(app, stranger.token);
    expect((await world.change(stranger.token, { email: person.email })).body.result).toBe(true);
  });

  it('announces a change of mobile or password to the e-mail, which can undo it', async () => {
    const { person, stolen } = await world.makeVictim();
    await world.change(stolen, { mobile: String(6_000_000_000 + Number(person.id)) });
    const mobile = world.tokenIn(person.email, 'undo-change');
    const next = 'the thief chose this';
    const body = { current_password: person.password, password: next, confirm_password: next };
    expect((await app.api('PUT /auth/change-password', { token: stolen, body })).status).toBe(200);
    const password = world.tokenIn(person.email, 'undo-change');
    expect((await world.undo(mobile)).status).toBe(200);
    expect((await world.logIn(person.username, next)).status).toBe(200);
    expect((await world.undo(password)).status).toBe(200);
    expect((await world.logIn(person.username, next)).status).toBe(401);
    const { token } = (await world.logIn(person.username, person.password)).body.data as { id: string; token: string };
    expect(await world.profileOf({ id: person.id, token })).toMatchObject({ mobile: person.mobile });
  });

  it('makes earlier passwords final after a reset by the trusted e-mail; a reset by a new e-mail can be undone', async () => {
    const { person, stolen } = await world.makeVictim();
    const thief = `thief.${person.email}`;
    const next = 'the thief chose this';
    const body = { current_password: person.password, password: next, confirm_password: next };
    await app.api('PUT /auth/change-password', { token: stolen, body });
    const old = world.tokenIn(person.email, 'undo-change');
    const forget = async (email: string) => {
      await app.api('POST /auth/forgot-password', { body: { username: email } });
      const otp = app.codeFor(email);
      const verified = await app.api('POST /auth/verifyOtp', { body: { username: email, otp } });
      return (verified.body.data as { reset_token: string }).reset_token;
    };
    expect((await world.reset(person.email, await forget(person.email))).body.result).toBe(true);
    expect((await world.undo(old)).status).toBe(404);
    const own = (await world.logIn(person.username, 'a fresh start today')).body.data as { token: string };
    await app.api('POST /auth/step-up', {
      token: own.token,
      body: { method: 'password', password: 'a fresh start today' },
    });
    await world.change(own.token, { email: thief });
    expect((await world.reset(thief, await forget(thief), 'taken over again')).body.result).toBe(true);
    expect((await world.undo(world.tokenIn(person.email, 'undo-change'))).status).toBe(200);
    expect((await world.logIn(person.username, 'taken over again')).status).toBe(401);
  });

  it('removes what came with a change: a linked provider, payment methods and codes', async () => {
    const { person, stolen } = await world.makeVictim();
    await world.change(stolen, { email: `thief.${person.email}` });
    const accountId = Number(person.id);
    const identity = { provider: 'google', subject: `thief-${person.id}`, account_id: accountId } as const;
    await app.context.db.insertInto('external_identity').values(identity).execute();
    const methodId = await world.addMethod(stolen, `thief.${person.id}@upi`);
    await world.undo(world.tokenIn(person.email, 'undo-change'));
    const left = app.context.db.selectFrom('external_identity').where('account_id', '=', accountId);
    expect(await left.selectAll().execute()).toEqual([]);
    const { token } = (await world.logIn(person.username, person.password)).body.data as { token: string };
    const methods = (await app.api('GET /wallet/payment-methods', { token })).body.data;
    expect(methods).toMatchObject([{ id: methodId, is_frozen: true, is_enabled: false }]);
    await stepUp(app, token);
    expect((await app.api(`PUT /wallet/toggle/${methodId}`, { token })).body.code).toBe('RULE');
    expect((await app.api(`DELETE /wallet/payment-methods/${methodId}`, { token })).status).toBe(200);
  });

  it('delays payouts to a new target for 24 hours and while a change can be undone, but not to a used one', async () => {
    const { person, stolen: token } = await world.makeVictim();
    const methodId = await world.addMethod(token);
    const early = await world.payOut(token, methodId);
    expect(early).toMatchObject({ status: 422, body: { code: 'TARGET_WAITS', until: expect.stringMatching(/Z$/) } });
    const [{ waits_until }] = (await app.api('GET /wallet/payment-methods', { token })).body.data as [
      { waits_until: string },
    ];
    expect(waits_until).toBe(early.body.until);
    await world.change(token, { email: `new.${person.email}` });
    world.later(24.1);
    await stepUp(app, token);
    expect((await world.payOut(token, methodId)).body.code).toBe('TARGET_WAITS');
    world.later(72.1);
    await stepUp(app, token);
    expect((await world.payOut(token, methodId)).status).toBe(200);
    await world.change(token, { mobile: String(6_100_000_000 + Number(person.id)) });
    await stepUp(app, token);
    expect((await world.payOut(token, methodId)).status).toBe(200);
  });

  it('stops a payout not sent to the provider yet, also while new ones are requested', async () => {
    const { person, stolen } = await world.makeVictim();
    const methodId = await world.addMethod(stolen);
    world.later(25);
    await stepUp(app, stolen);
    expect((await world.payOut(stolen, methodId)).status).toBe(200);
    await world.change(stolen, { email: `thief.${person.email}` });
    const accountId = Number(person.id);
    const waiting = await app.context.db
      .updateTable('payout')
      .set({ status: 'requested', tried_at: null, provider_id: null, fund_account_id: null, processing_at: null })
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirstOrThrow();
    const [undone, ...asked] = await Promise.all([
      world.undo(world.tokenIn(person.email, 'undo-change')),
      ...[1, 2, 3].map(() => world.payOut(stolen, methodId)),
    ]);
    expect(undone.status).toBe(200);
    await sendPayout(app.context, waiting.id);
    const payouts = await app.context.db.selectFrom('payout').selectAll().where('account_id', '=', accountId).execute();
    expect(payouts.find(({ id }) => id === waiting.id)?.status).toBe('failed');
    // Each of the others was sent before the undo, or never created.
    expect(payouts.filter(({ status }) => status === 'requested')).toEqual([]);
    expect(asked.every(({ status }) => [200, 401, 422].includes(status))).toBe(true);
  });

  it('rejects tokens that were never sent', async () => {
    for (const token of ['x', 'a'.repeat(43)]) {
      expect((await world.undo(token)).status).toBe(404);
      expect((await world.notMe(token)).status).toBe(404);
    }
  });
});
