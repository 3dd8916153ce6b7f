import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { balanceOf, finishDeal, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { postCampaign, readReferrals, signUpBy } from '../../../tests/makers/referral.ts';
import { reviewReferrals } from '../../money/referrals/qualification.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({}, { REFERRAL_MAX_PENDING: '3' });
});
afterAll(() => stage.app.close());

async function invite(referrer: Player): Promise<Player> {
  const { id, token } = await signUpBy(stage.app, referrer);
  return { id: Number(id), token };
}
const reviewIn = (days: number) =>
  reviewReferrals({ ...stage.app.context, now: () => new Date(Date.now() + days * dayMs) });
const referralsOf = async (referrer: Player) => {
  const { pending, withdrawable, cancelled, people, counts } = await readReferrals(stage.app, referrer);
  return {
    pending,
    withdrawable,
    cancelled,
    qualified: counts.qualified,
    statuses: people.map(({ status }) => status),
  };
};

describe('the reward for a brand', () => {
  it('is pending from its first funding, and withdrawable once the fee covers it and 14 days have passed', async () => {
    const referrer = await stage.newInfluencer();
    const brand = await invite(referrer);
    await postCampaign(stage.app, brand);
    expect(await referralsOf(referrer)).toMatchObject({ pending: 0, statuses: ['joined'] });
    const deal = await strikeFundedDeal({ ...stage, brand });
    expect(await referralsOf(referrer)).toMatchObject({ pending: 100, withdrawable: 0, statuses: ['pending'] });
    expect(await balanceOf(stage, referrer)).toMatchObject({
      referal_money: 100,
      on_hold: 100,
      available: 0,
      withdrawable: 0,
    });
    await finishDeal(deal);
    expect((await readReferrals(stage.app, referrer)).people[0]?.due_at).not.toBeNull();
    await reviewIn(13.9);
    expect(await referralsOf(referrer)).toMatchObject({ pending: 100, withdrawable: 0 });
    await reviewIn(14.1);
    await reviewIn(15);
    expect(await referralsOf(referrer)).toEqual({
      pending: 0,
      withdrawable: 100,
      cancelled: 0,
      qualified: 1,
      statuses: ['withdrawable'],
    });
    expect(await balanceOf(stage, referrer)).toMatchObject({ referal_money: 100, on_hold: 0, withdrawable: 100 });
  });

  it('cannot be farmed by funding a rupee and cancelling', async () => {
    const referrer = await stage.newInfluencer();
    const brand = await invite(referrer);
    const deal = await strikeFundedDeal({ ...stage, brand }, {}, 1);
    expect(await referralsOf(referrer)).toMatchObject({ pending: 100 });
    expect((await deal.callOff(brand)).status).toBe(200);
    expect(await referralsOf(referrer)).toMatchObject({ pending: 0, cancelled: 100, statuses: ['cancelled'] });
    expect((await readReferrals(stage.app, referrer)).people[0]?.reason).toMatch(/refunded/);
    await reviewIn(100);
    expect(await balanceOf(stage, referrer)).toMatchObject({ referal_money: 0, withdrawable: 0, user_coins: 0 });
    await strikeFundedDeal({ ...stage, brand });
    expect(await referralsOf(referrer)).toMatchObject({ pending: 100, cancelled: 100, statuses: ['pending'] });
  });

  it('waits for more income than one rupee of work brings', async () => {
    const referrer = await stage.newInfluencer();
    const brand = await invite(referrer);
    const deal = await strikeFundedDeal({ ...stage, brand }, {}, 1);
    await finishDeal(deal);
    await reviewIn(400);
    expect(await referralsOf(referrer)).toMatchObject({ pending: 100, withdrawable: 0, qualified: 0 });
  });

  it('is cancelled when both paid with the same card', async () => {
    const referrer = await stage.newBrand();
    const card = { method: 'card', instrument: 'the card of one person' } as const;
    const own = await strikeDeal({ ...stage, brand: referrer });
    await own.fund();
    await own.act('pay', {}, card);
    const brand = await invite(referrer);
    const deal = await strikeDeal({ ...stage, brand });
    await deal.fund();
    await deal.act('pay', {}, card);
    expect(await referralsOf(referrer)).toMatchObject({ pending: 0, cancelled: 100, statuses: ['cancelled'] });
    expect((await readReferrals(stage.app, referrer)).people[0]?.reason).toMatch(/same card/);
  });

  it('needs a place among the pending: another one starts when a place is free', async () => {
    const referrer = await stage.newInfluencer();
    const deals = [];
    for (let each = 0; each < 4; each += 1) {
      const brand = await invite(referrer);
      deals.push({ brand, deal: await strikeFundedDeal({ ...stage, brand }) });
    }
    expect(await referralsOf(referrer)).toMatchObject({ pending: 300 });
    const [first] = deals;
    await first?.deal.callOff(first.brand);
    await reviewIn(0);
    const { pending, cancelled, statuses } = await referralsOf(referrer);
    expect({ pending, cancelled }).toEqual({ pending: 300, cancelled: 100 });
    expect(statuses.filter((status) => status === 'pending')).toHaveLength(3);
  });

  it('counts half of a fee between two invited accounts', async () => {
    const [one, other] = [await stage.newInfluencer(), await stage.newInfluencer()];
    const brand = await invite(one);
    // A fee of ₹250 at a cost of ₹118 covers neither of two, with a half for each.
    const deal = await strikeFundedDeal({ ...stage, brand }, { budget_per_creator: 7_000 }, 7_000);
    const now = new Date();
    await stage.app.context.db
      .insertInto('referral')
      .values({ invited_id: deal.influencer.id, referrer_id: other.id, created_at: now })
      .execute();
    await finishDeal(deal);
    await reviewIn(30);
    expect(await referralsOf(one)).toMatchObject({ pending: 100, withdrawable: 0 });
    expect(await referralsOf(other)).toMatchObject({ pending: 100, withdrawable: 0 });
  });
});
