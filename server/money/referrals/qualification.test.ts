import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeAccount, makeToken } from '../../../tests/makers/account.ts';
import { connectSocial, postCampaign, readReferrals, signUpBy } from '../../../tests/makers/referral.ts';
import { signUpForm } from '../../../tests/makers/sign-up.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { post, readBalances } from '../ledger/ledger.service.ts';
import { payWaitingCoins, qualifyReferral, reviewReferrals } from './qualification.service.ts';

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind), { SUPER_USER_FROM: '3', SUPPLIER_NAME: 'Tandem' });
  });
  afterEach(hangUp);
  afterAll(() => app.close());

  async function newReferrer(overrides = {}) {
    const account = await makeAccount(app.context.db, overrides);
    return { ...account, id: String(account.id), token: await makeToken(app.context, account) };
  }
  const balances = ({ id }: { id: string }) => readBalances(app.context, Number(id));
  const referralsOf = async (person: { token: string }) => {
    const { counts, pending, withdrawable, cancelled, earned_coins: coins, people } = await readReferrals(app, person);
    const { joined, qualified } = counts;
    return { joined, qualified, pending, withdrawable, cancelled, coins, status: people[0]?.status };
  };
  const nothing = { qualified: 0, pending: 0, withdrawable: 0, cancelled: 0, coins: 0 };
  /** Buys the catalogue's plan of ₹499 (1), or the seasonal one of ₹1,299. */
  async function subscribe(person: { id: string; token: string }, plan = '1', paidWith = {}) {
    const body = { user_id: person.id, subscription_id: plan };
    const started = await app.api('POST /user/add_user_subscription', { token: person.token, body });
    const { id } = started.body.data as { id: string };
    const act = (outcome: string) =>
      app.api(`POST /sandbox/gateway/subscriptions/${id}`, { body: { outcome, ...paidWith } });
    expect((await act('pay')).status).toBe(200);
    return { charge: () => act('charge'), act };
  }
  const reviewIn = (days: number) =>
    reviewReferrals({ ...app.context, now: () => new Date(Date.now() + days * dayMs) });
  const proveMobile = async ({ id }: { id: string }) => {
    await inTransaction(app.context, async (tx) => {
      await tx.db.updateTable('account').set({ mobile_verified_at: new Date() }).where('id', '=', Number(id)).execute();
      await payWaitingCoins(tx, Number(id));
    });
  };

  test('pays nothing for posting, drafts, or an unverified sign-up', async () => {
    const referrer = await newReferrer();
    const live = await connect(app, referrer);
    const brand = await signUpBy(app, referrer, { fullname: 'Neel Shah' });
    await live.waitFor('notification', ({ title }) => title === 'Neel Shah joined with your link');
    const coins = (await balances(brand)).coins;
    await postCampaign(app, brand, { draft: true });
    expect((await postCampaign(app, brand)).status).toBe(201);
    await reviewIn(100);
    expect(await referralsOf(referrer)).toEqual({ joined: 1, status: 'joined', ...nothing });
    expect(await balances(brand)).toMatchObject({ coins });
    const { code } = await readReferrals(app, referrer);
    await app.api('POST /auth/register', { body: signUpForm({ referral_code: code, role: 'brand' }) });
    expect(await referralsOf(referrer)).toMatchObject({ joined: 1 });
  });

  test.each([
    ['is taken back', 0, { referral: 0, debt: 0 }],
    ['becomes a debt where it is spent', 6_000, { referral: 0, debt: -6_000 }],
  ])('a withdrawable reward whose income is charged back %s', async (_what, spent, after) => {
    const referrer = await newReferrer();
    const brand = await signUpBy(app, referrer);
    const { act } = await subscribe(brand);
    await reviewIn(15);
    expect(await balances(referrer)).toMatchObject({ referral: 10_000, debt: 0 });
    await post(app.context, {
      kind: 'test.spent',
      reference: `spent:${referrer.id}`,
      entries: [
        { kind: 'referral', ownerId: Number(referrer.id), amount: -spent },
        { kind: 'gateway', amount: spent },
      ],
    });
    await act('dispute');
    expect((await balances(referrer)).referral).toBe(10_000 - spent);
    await act('dispute_lost');
    expect(await balances(referrer)).toMatchObject(after);
    expect(await referralsOf(referrer)).toMatchObject({ withdrawable: 0, pending: 0 });
    expect((await balances(brand)).debt).toBe(-49_900);
  });

  test('makes the reward of a subscription pending, then withdrawable after the hold, once; coins wait for verified mobiles', async () => {
    const referrer = await newReferrer({ mobile_verified_at: null });
    const live = await connect(app, referrer);
    const brand = await signUpBy(app, referrer, {}, { provesMobile: false });
    const coins = (await balances(brand)).coins;
    await subscribe(brand);
    await live.waitFor('profile', ({ referal_money }) => referal_money === 100);
    expect(await referralsOf(referrer)).toMatchObject({ ...nothing, pending: 100, status: 'pending' });
    await Promise.all([reviewIn(15), reviewIn(15), qualifyReferral(app.context, Number(brand.id))]);
    expect(await referralsOf(referrer)).toMatchObject({ pending: 0, withdrawable: 100, qualified: 1, coins: 0 });
    await proveMobile(referrer);
    await proveMobile(referrer);
    expect(await referralsOf(referrer)).toMatchObject({ coins: 50 });
    expect((await balances(brand)).coins).toBe(coins);
    await proveMobile(brand);
    expect((await balances(brand)).coins).toBe(coins + 50);
    expect((await readReferrals(app, brand)).earned_coins).toBe(0);
  });

  test('starts an influencer’s reward at a connected account, not at a handle, and requires income too', async () => {
    const referrer = await newReferrer();
    const influencer = await signUpBy(app, referrer, { role: 'influencer' });
    const body = { platform: 'instagram', handle: `typed.${kind}`, followers: 1000 };
    await app.api('POST /user/social/accounts', { token: influencer.token, body });
    await qualifyReferral(app.context, Number(influencer.id));
    expect(await referralsOf(referrer)).toMatchObject(nothing);
    await connectSocial(app, influencer);
    expect(await referralsOf(referrer)).toMatchObject({ ...nothing, pending: 100 });
    await reviewIn(365);
    expect(await referralsOf(referrer)).toMatchObject({ ...nothing, pending: 100 });
  });

  test('turns an invitation into the person who joins with its address', async () => {
    const referrer = await newReferrer();
    const email = `invited.${kind}@example.test`;
    await app.api('POST /user/send_referal_link', { token: referrer.token, body: { to: [email] } });
    await signUpBy(app, referrer, { email, fullname: 'Latha Rao' });
    const { counts, people } = await readReferrals(app, referrer);
    expect(counts).toMatchObject({ sent: 1, joined: 1 });
    expect(people).toMatchObject([{ name: 'Latha Rao', status: 'joined' }]);
  });

  describe('a self-referral is cancelled with its reason', () => {
    const refused = async (
      referrer: { id: string; token: string },
      own: { id: string; token: string },
      reason: RegExp,
    ) => {
      await subscribe(own);
      await reviewIn(100);
      expect(await referralsOf(referrer)).toMatchObject({ ...nothing, cancelled: 100, status: 'cancelled' });
      expect((await readReferrals(app, referrer)).people[0]?.reason).toMatch(reason);
      expect(await balances(referrer)).toMatchObject({ referral: 0, referral_waiting: 0 });
    };

    test('for the same device id', async () => {
      const device_id = `device-of-one-person-${kind}`;
      const referrer = await newReferrer({ device_id });
      const own = await signUpBy(app, referrer);
      await app.context.db.updateTable('session').set({ device_id }).where('account_id', '=', Number(own.id)).execute();
      await refused(referrer, own, /same device/);
    });

    test('for a verified contact', async () => {
      const referrer = await newReferrer({ email: `one.person.${kind}@gmail.com` });
      await refused(referrer, await signUpBy(app, referrer, { email: `oneperson${kind}@gmail.com` }), /same email/);
    });

    test('for a payout account added while the reward is pending', async () => {
      const referrer = await newReferrer();
      const own = await signUpBy(app, referrer);
      await subscribe(own);
      expect(await referralsOf(referrer)).toMatchObject({ pending: 100 });
      for (const account_id of [Number(referrer.id), Number(own.id)]) {
        await app.context.db
          .insertInto('payout_fingerprint')
          .values({ account_id, fingerprint: `one-person-${kind}` })
          .execute();
      }
      await reviewIn(100);
      expect(await referralsOf(referrer)).toMatchObject({ ...nothing, cancelled: 100, status: 'cancelled' });
    });

    test('for a UPI id that paid for both', async () => {
      const referrer = await newReferrer();
      const paidWith = { instrument: `one.person.${kind}@upi` };
      await subscribe(referrer, '1', paidWith);
      const own = await signUpBy(app, referrer);
      await subscribe(own, '1', paidWith);
      expect(await referralsOf(referrer)).toMatchObject({ ...nothing, cancelled: 100, status: 'cancelled' });
    });

    test('but not for a shared network', async () => {
      const referrer = await newReferrer();
      const brand = await signUpBy(app, referrer);
      await subscribe(brand);
      expect(await referralsOf(referrer)).toMatchObject({ pending: 100 });
    });
  });

  describe('a super user', () => {
    test('is made by enough qualified referrals', async () => {
      const referrer = await newReferrer();
      const live = await connect(app, referrer);
      for (let each = 0; each < 3; each += 1) await subscribe(await signUpBy(app, referrer));
      expect(await readReferrals(app, referrer)).toMatchObject({ is_super_user: false, super_user_from: 3 });
      await reviewIn(15);
      expect(await readReferrals(app, referrer)).toMatchObject({ is_super_user: true, earned: 300 });
      await live.waitFor('profile', ({ is_super_user }) => is_super_user === 1);
      await live.waitFor('notification', ({ title }) => title === 'You’re a super user');
    });

    test('earns a tenth of subscription payments for twelve months, once each, each under the same hold', async () => {
      const referrer = await newReferrer({ is_super_user: true });
      const brand = await signUpBy(app, referrer);
      const { charge } = await subscribe(brand);
      expect(await referralsOf(referrer)).toMatchObject({ pending: 149.9, withdrawable: 0 });
      await charge();
      expect(await referralsOf(referrer)).toMatchObject({ pending: 199.8 });
      await reviewIn(13);
      expect(await referralsOf(referrer)).toMatchObject({ pending: 199.8, withdrawable: 0 });
      await reviewIn(15);
      expect(await referralsOf(referrer)).toMatchObject({ pending: 0, withdrawable: 199.8 });
      const joined = new Date(Date.now() - 400 * dayMs);
      await app.context.db
        .updateTable('referral')
        .set({ created_at: joined })
        .where('invited_id', '=', Number(brand.id))
        .execute();
      await charge();
      expect(await referralsOf(referrer)).toMatchObject({ pending: 0, withdrawable: 199.8 });
    });

    test('is alone in earning a share', async () => {
      const referrer = await newReferrer();
      await subscribe(await signUpBy(app, referrer));
      expect(await referralsOf(referrer)).toMatchObject({ pending: 100 });
    });
  });
});
