import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { brandForm, playGiving } from '../../../tests/giving.ts';
import { joinAccount } from '../../../tests/makers/membership.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { askPayout, giveMoney, makePayouts } from '../../../tests/payouts/payee.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { findRelated } from '../../core/related-accounts/related-accounts.service.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { sendPayout } from '../../money/payouts/sync.service.ts';
import { selectEverOwned } from '../../money/referrals/qualification.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const { makeSides, give, enter, accountRow, changeAccount, prove, homeOf, logIn } = playGiving(() => app);

describe('attacks by giving an account away', () => {
  it('is for the one who registered it while they sign in with it, with fresh proof', async () => {
    const { giver, receiver, personId } = await makeSides();
    const third = await signUp(app, brandForm);
    const thirdId = await joinAccount(app.context, { account: giver, member: third, roles: ['owner'] });
    const token = await enter(third, giver);
    await stepUp(app, third.token);
    expect((await give({ id: giver.id, token }, personId)).body.code).toBe('LAST_OWNER');
    await prove(giver.id, null);
    expect((await give(giver, thirdId)).body.code).toBe('STEP_UP');
    expect((await accountRow(giver.id)).email).toBe(giver.email);
    expect(receiver.id).not.toBe(giver.id);
  });

  it('waits while a change of contact can be undone: who took the sign-in over gives nothing away', async () => {
    const { giver, personId } = await makeSides();
    const email = `taken-${giver.email}`;
    await app.api('PUT /user/update', { token: giver.token, body: { email } });
    await app.api('POST /auth/verifyOtp', { token: giver.token, body: { username: email, otp: app.codeFor(email) } });
    await prove(giver.id, app.context.now());
    expect((await give(giver, personId)).body.code).toBe('CONFLICT');
  });

  it('pays out to none of the former owner’s methods', async () => {
    const { giver, receiver, personId } = await makeSides({ role: 'influencer' });
    await giveMoney(app, Number(giver.id), { earnings: 5_000 });
    const added = await app.api('POST /wallet/payment-methods', {
      token: giver.token,
      body: { kind: 'upi', vpa: 'giver@okbank' },
    });
    const methodId = (added.body.data as { id: string }).id;
    await app.context.db
      .updateTable('payment_method')
      .set({ created_at: new Date(0) })
      .where('id', '=', Number(methodId))
      .execute();
    expect((await give(giver, personId)).status).toBe(200);
    const token = await enter(receiver, giver);
    expect((await app.api('GET /wallet/payment-methods', { token })).body.data).toMatchObject([
      { id: methodId, is_enabled: false, is_frozen: true, is_primary: false },
    ]);
    await stepUp(app, receiver.token);
    expect((await askPayout(app, { token }, { amount: 1_000, methodId })).body.code).toBe('RULE');
    expect((await app.api(`PUT /wallet/toggle/${methodId}`, { token })).body.code).toBe('RULE');
    expect((await askPayout(app, { token: giver.token }, { amount: 1_000, methodId })).body.result).toBe(false);
    const { birth_date } = (await app.api('GET /user/personal-info', { token })).body.data as {
      birth_date: string | null;
    };
    expect(birth_date).toBeNull();
    expect((await checkLedger(app.context)).faults).toEqual([]);
  });

  it('returns payouts that were not sent to the wallet, whole, and lets the sent ones arrive', async () => {
    const { giver, receiver, personId } = await makeSides({ role: 'influencer' });
    const { sent, unsent } = await makePayouts(app, giver);
    expect((await give(giver, personId)).status).toBe(200);
    const token = await enter(receiver, giver);
    const statusOf = async (id: string) => (await app.api(`GET /wallet/payouts/${id}`, { token })).body.data;
    expect(await statusOf(unsent)).toMatchObject({ status: 'failed', failure_reason: expect.any(String) });
    expect(await statusOf(sent)).toMatchObject({ status: 'processing' });
    await sendPayout(app.context, Number(unsent));
    expect(await statusOf(unsent)).toMatchObject({ status: 'failed', provider_id: null });
    expect((await app.api('GET /wallet/balance', { token })).body.data).toMatchObject({
      available: 4_000,
      holds: { payouts: 1_000 },
    });
    expect((await checkLedger(app.context)).faults).toEqual([]);
  });

  it('does not go on with a subscription that the former owner would be charged for', async () => {
    const { giver, personId } = await makeSides();
    const { db } = app.context;
    const plan = await db.selectFrom('plan').select('id').executeTakeFirstOrThrow();
    const bought = await app.api('POST /user/add_user_subscription', {
      token: giver.token,
      body: { user_id: giver.id, subscription_id: String(plan.id) },
    });
    const { id } = bought.body.data as { id: string };
    await app.api(`POST /sandbox/gateway/subscriptions/${id}`, { body: { outcome: 'pay' } });
    expect((await give(giver, personId)).body).toMatchObject({
      code: 'CONFLICT',
      reason: expect.stringContaining('subscription'),
    });
    const ended = await app.api('PUT /user/cancel_user_subscription', {
      token: giver.token,
      body: { subscription_id: String(plan.id), at_period_end: true },
    });
    expect(ended.status).toBe(200);
    expect((await give(giver, personId)).status).toBe(200);
  });

  it('to a second self shares the browser and contacts still, and is never a referral', async () => {
    const { giver, receiver, personId, giverId } = await makeSides();
    for (const id of [giver.id, receiver.id]) {
      await changeAccount(id, { device_id: `browser-${giver.id}` });
    }
    await give(giver, personId);
    const home = await homeOf(giverId);
    const token = await enter(receiver, giver);
    expect((await app.api(`DELETE /members/${giverId}`, { token })).status).toBe(200);
    const related = await findRelated(app.context, Number(giver.id), [home]);
    expect([...related.values()].flat()).toContain('device');
    expect(await selectEverOwned(app.context.db, { referrer_id: home, invited_id: Number(giver.id) })).toBe(true);
  });

  it.each(['removal', 'second transfer'])('against a %s at once leaves one owner', async (what) => {
    const { giver, personId, giverId } = await makeSides();
    const third = await signUp(app, brandForm);
    const thirdId = await joinAccount(app.context, { account: giver, member: third, roles: ['manager'] });
    const [given] = await Promise.all([
      give(giver, personId),
      what === 'removal' ? app.api(`DELETE /members/${personId}`, { token: giver.token }) : give(giver, thirdId),
    ]);
    const owners = (
      await app.context.db
        .selectFrom('membership')
        .select(['person_id', 'roles'])
        .where('account_id', '=', Number(giver.id))
        .execute()
    ).filter(({ roles }) => roles.includes('owner'));
    expect(owners).toHaveLength(1);
    const home = await homeOf(giverId);
    expect(home === Number(giver.id)).toBe(owners[0]?.person_id === giverId);
    if (given.status === 200) expect(owners[0]?.person_id).toBe(personId);
    expect((await accountRow(home)).email).toBe(giver.email);
    expect((await logIn(giver.email, giver.password)).status).toBe(200);
  });
});
