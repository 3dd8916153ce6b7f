import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { connect, hangUp } from '../../tests/chat/live-client.ts';
import { openTestDatabase, testDatabases } from '../../tests/database.ts';
import { makeAccount, makeToken } from '../../tests/makers/account.ts';
import { connectSocial, postCampaign, readReferrals, signUpBy } from '../../tests/makers/referral.ts';
import { signUpForm } from '../../tests/makers/sign-up.ts';
import { checkLedger, readBalances } from '../ledger/ledger.service.ts';
import { qualifyReferral, sharePayment } from './qualification.service.ts';

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  let payments = 0;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind), { SUPER_USER_FROM: '3' });
  });
  afterEach(hangUp);
  afterAll(async () => {
    expect((await checkLedger(app.context)).faults).toEqual([]);
    await app.close();
  });

  async function newReferrer(overrides = {}) {
    const account = await makeAccount(app.context.db, overrides);
    return { ...account, id: String(account.id), token: await makeToken(app.context, account) };
  }
  const balances = ({ id }: { id: string }) => readBalances(app.context, Number(id));
  const earnedBy = async (person: { token: string }) => {
    const { counts, earned, earned_coins, waiting } = await readReferrals(app, person);
    return { ...counts, earned, earned_coins, waiting };
  };
  const pay = (person: { id: string }, paid_at = new Date(), provider_payment_id = `pay_${kind}_${++payments}`) =>
    sharePayment(app.context, { account_id: Number(person.id), amount: 49_900, provider_payment_id, paid_at });
  const nothing = { earned: 0, earned_coins: 0, waiting: 0 };

  test('a brand joins, posts, and is rewarded once; the referrer’s pages hear of it', async () => {
    const referrer = await newReferrer();
    const live = await connect(app, referrer);
    const brand = await signUpBy(app, referrer, { fullname: 'Neel Shah' });
    expect(await live.waitFor('notification')).toMatchObject({
      title: 'Neel Shah has joined by your link',
      type: 'referral',
      link: '/referal',
    });
    expect(await earnedBy(referrer)).toEqual({ sent: 0, joined: 1, qualified: 0, ...nothing });
    const draft = await postCampaign(app, brand, { draft: true });
    expect(draft.status).toBe(201);
    expect(await earnedBy(referrer)).toMatchObject({ qualified: 0, earned: 0 });
    expect((await postCampaign(app, brand)).status).toBe(201);
    expect(await live.waitFor('profile', ({ referal_money }) => referal_money === 100)).toMatchObject({
      user_coins: 50,
    });
    await live.waitFor('notification', ({ title }) => title === 'You have earned ₹100 and 50 coins');
    await postCampaign(app, brand);
    const all = { sent: 0, joined: 1, qualified: 1, earned: 100, earned_coins: 50, waiting: 100 };
    expect(await earnedBy(referrer)).toEqual(all);
    expect(await balances(referrer)).toMatchObject({ referral: 0, referral_waiting: 10_000, coins: 50 });
    expect(await balances(brand)).toMatchObject({ referral: 0, referral_waiting: 0, coins: 100 });
    expect(await earnedBy(brand)).toMatchObject(nothing);
    const { people } = await readReferrals(app, referrer);
    expect(people).toMatchObject([{ name: 'Neel Shah', stage: 'qualified', earned: 100 }]);
  });

  test('a posted draft counts', async () => {
    const referrer = await newReferrer();
    const brand = await signUpBy(app, referrer, { role: 'partner' });
    const { id } = (await postCampaign(app, brand, { draft: true })).body.data as { id: string };
    const posted = await app.api(`PUT /campaign/update/${id}`, { token: brand.token, body: { draft: false } });
    expect(posted.status).toBe(200);
    expect(await earnedBy(referrer)).toMatchObject({ qualified: 1, earned: 100 });
  });

  test('an influencer qualifies by a connected account, not by a handle, and the money is free at once', async () => {
    const referrer = await newReferrer();
    const influencer = await signUpBy(app, referrer, { role: 'influencer' });
    const body = { platform: 'instagram', handle: 'typed.by.hand', followers: 1000 };
    await app.api('POST /user/social/accounts', { token: influencer.token, body });
    await qualifyReferral(app.context, Number(influencer.id));
    expect(await earnedBy(referrer)).toMatchObject({ qualified: 0, earned: 0 });
    await connectSocial(app, influencer);
    expect(await earnedBy(referrer)).toMatchObject({ qualified: 1, earned: 100, earned_coins: 50, waiting: 0 });
    expect(await balances(referrer)).toMatchObject({ referral: 10_000, referral_waiting: 0 });
  });

  test('acts at once credit once', async () => {
    const referrer = await newReferrer();
    const brand = await signUpBy(app, referrer);
    const posts = await Promise.all([1, 2, 3].map(() => postCampaign(app, brand)));
    expect(posts.map(({ status }) => status)).toEqual([201, 201, 201]);
    await Promise.all([1, 2, 3].map(() => qualifyReferral(app.context, Number(brand.id))));
    expect(await earnedBy(referrer)).toMatchObject({ qualified: 1, earned: 100, earned_coins: 50 });
    expect((await balances(brand)).coins).toBe(100);
  });

  test('who never entered the code is not counted', async () => {
    const referrer = await newReferrer();
    const { code } = await readReferrals(app, referrer);
    await app.api('POST /auth/register', { body: signUpForm({ referral_code: code, role: 'brand' }) });
    expect(await earnedBy(referrer)).toMatchObject({ joined: 0 });
    expect((await readReferrals(app, referrer)).people).toEqual([]);
  });

  test('an invitation becomes the person who joins with its address', async () => {
    const referrer = await newReferrer();
    const email = `invited.${kind}@example.test`;
    await app.api('POST /user/send_referal_link', { token: referrer.token, body: { to: [email] } });
    await signUpBy(app, referrer, { email, fullname: 'Latha Rao' });
    const { counts, people } = await readReferrals(app, referrer);
    expect(counts).toMatchObject({ sent: 1, joined: 1 });
    expect(people).toMatchObject([{ name: 'Latha Rao', stage: 'joined' }]);
  });

  describe('a self-referral does not qualify, and nobody is told', () => {
    const refused = async (referrer: { token: string }, own: { id: string; token: string }, reason: string) => {
      expect((await postCampaign(app, own)).status).toBe(201);
      await pay(own);
      expect(await earnedBy(referrer)).toMatchObject({ joined: 1, qualified: 0, ...nothing });
      expect((await balances(own)).coins).toBe(50);
      const row = await app.context.db
        .selectFrom('referral')
        .select('refused_for')
        .where('invited_id', '=', Number(own.id))
        .executeTakeFirst();
      expect(row?.refused_for).toBe(reason);
    };

    test('by our own device id', async () => {
      const device_id = `device-of-one-person-${kind}`;
      const referrer = await newReferrer({ device_id });
      const own = await signUpBy(app, referrer);
      await app.context.db.updateTable('session').set({ device_id }).where('account_id', '=', Number(own.id)).execute();
      await refused(referrer, own, 'device');
    });

    test('by a proven contact', async () => {
      const referrer = await newReferrer({ email: `one.person.${kind}@gmail.com` });
      await refused(referrer, await signUpBy(app, referrer, { email: `oneperson${kind}@gmail.com` }), 'contact');
    });

    test('by the e-mail of a sign-in provider', async () => {
      const referrer = await newReferrer();
      const email = `google.${kind}@example.test`;
      const identity = {
        provider: 'google' as const,
        subject: `subject-${kind}`,
        email,
        account_id: Number(referrer.id),
      };
      await app.context.db.insertInto('external_identity').values(identity).execute();
      await refused(referrer, await signUpBy(app, referrer, { email }), 'contact');
    });

    test('by a payout account', async () => {
      const referrer = await newReferrer();
      const own = await signUpBy(app, referrer);
      for (const { token } of [referrer, own]) {
        const body = { kind: 'upi', vpa: `one.person.${kind}@upi` };
        expect((await app.api('POST /wallet/payment-methods', { token, body })).status).toBeLessThan(300);
      }
      await refused(referrer, own, 'payout');
    });

    test('but the same address and browser do qualify', async () => {
      const referrer = await newReferrer();
      const brand = await signUpBy(app, referrer);
      await postCampaign(app, brand);
      const ips = await app.context.db
        .selectFrom('session')
        .select('ip')
        .where('account_id', 'in', [Number(referrer.id), Number(brand.id)])
        .execute();
      expect(new Set(ips.map(({ ip }) => ip)).size).toBe(1);
      expect(await earnedBy(referrer)).toMatchObject({ qualified: 1 });
    });
  });

  describe('a super user', () => {
    test('is who has so many qualified referrals, also when the last two qualify at once', async () => {
      const referrer = await newReferrer();
      const live = await connect(app, referrer);
      const brands = [];
      for (let each = 0; each < 3; each += 1) brands.push(await signUpBy(app, referrer));
      await postCampaign(app, brands[0] ?? { token: '' });
      expect(await readReferrals(app, referrer)).toMatchObject({ is_super_user: false, super_user_from: 3 });
      await Promise.all(brands.slice(1).map((brand) => postCampaign(app, brand)));
      expect(await readReferrals(app, referrer)).toMatchObject({ is_super_user: true, earned: 300 });
      await live.waitFor('profile', ({ is_super_user }) => is_super_user === 1);
      await live.waitFor('notification', ({ title }) => title === 'You are a super user');
    });

    test('earns a tenth of the subscription payments for twelve months, once each', async () => {
      const referrer = await newReferrer({ is_super_user: true });
      const brand = await signUpBy(app, referrer);
      const started = await app.api('POST /user/add_user_subscription', {
        token: brand.token,
        body: { user_id: brand.id, subscription_id: '1' },
      });
      const { id } = started.body.data as { id: string };
      await app.api(`POST /sandbox/gateway/subscriptions/${id}`, { body: { outcome: 'pay' } });
      expect(await earnedBy(referrer)).toMatchObject({ earned: 49.9, waiting: 49.9, earned_coins: 0 });
      await Promise.all([1, 2, 3].map(() => pay(brand, new Date(), `pay_same_${kind}`)));
      expect(await earnedBy(referrer)).toMatchObject({ earned: 99.8 });
      await pay(brand, new Date(Date.now() + 367 * 24 * 3600 * 1000));
      expect(await earnedBy(referrer)).toMatchObject({ earned: 99.8 });
      expect((await readReferrals(app, referrer)).people).toMatchObject([{ stage: 'joined', earned: 99.8 }]);
    });

    test('has the shares of a connected influencer free, those before it included', async () => {
      const referrer = await newReferrer({ is_super_user: true });
      const influencer = await signUpBy(app, referrer, { role: 'influencer' });
      await pay(influencer);
      await connectSocial(app, influencer);
      await pay(influencer);
      expect(await earnedBy(referrer)).toMatchObject({ qualified: 1, earned: 199.8, waiting: 0 });
    });

    test('alone: who is not one gets no share', async () => {
      const referrer = await newReferrer();
      await pay(await signUpBy(app, referrer));
      expect(await earnedBy(referrer)).toMatchObject(nothing);
    });
  });
});
