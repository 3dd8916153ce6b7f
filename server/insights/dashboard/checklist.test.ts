import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checklist } from '../../../contract/insights/checklist.ts';
import { strikeDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeContent } from '../../../tests/makers/content.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

async function checklistOf(who: Player) {
  const { body } = await stage.call(who, 'GET /dashboard');
  return (body.data as unknown as { checklist: Checklist | null }).checklist;
}
const openOf = async (who: Player) =>
  (await checklistOf(who))?.steps.flatMap(({ kind, is_done, missing }) => (is_done ? [] : `${kind}: ${missing}`));

/** Proves, fills in or adds one fact directly. */
const set = (who: Player, table: 'account' | 'business_profile' | 'influencer_profile', values: object) =>
  stage.app.context.db
    .updateTable(table as 'account')
    .set(values)
    .where((table === 'business_profile' ? 'account_id' : 'id') as 'id', '=', who.id)
    .execute();

describe('the checklist', () => {
  it('of a creator is ticked by facts, and gone when all is done', async () => {
    const creator = await stage.newInfluencer();
    const { db } = stage.app.context;
    await set(creator, 'account', { mobile_verified_at: null, profile_image: null });
    await set(creator, 'influencer_profile', { categories: [] });
    await db.deleteFrom('rate_card').where('influencer_id', '=', creator.id).execute();
    await db.deleteFrom('social_account').where('owner_id', '=', creator.id).execute();
    expect(await openOf(creator)).toEqual([
      'account: social_accounts',
      'profile: profile_image,categories',
      'pictures: pictures',
      'price: rates',
      'payout: mobile,method',
    ]);
    const body = { platform: 'instagram', handle: `new${creator.id}`, followers: 86_214 };
    await stage.call(creator, 'POST /user/social/accounts', body);
    expect((await checklistOf(creator))?.account).toEqual({ platform: 'instagram', followers: 86_214 });
    await set(creator, 'account', { profile_image: 'avatar/x' });
    expect((await openOf(creator))?.[0]).toBe('profile: categories');
    await stage.call(creator, 'PUT /user/personal-info', {
      categories: ['food'],
      rates: [{ platform: 'instagram', content_type: 'reel', price: 6_500 }],
    });
    expect(await openOf(creator)).toEqual(['pictures: pictures', 'payout: mobile,method']);
    await makeContent(db, creator.id);
    await set(creator, 'account', { mobile_verified_at: new Date() });
    expect(await openOf(creator)).toEqual(['payout: method']);
    await db
      .insertInto('payment_method')
      .values({ account_id: creator.id, kind: 'upi', sealed: 'x', fingerprint: `f${creator.id}`, masked: 'a…@upi' })
      .execute();
    expect(await checklistOf(creator)).toBeNull();
  });

  it('of a brand leads to creators and to a first campaign', async () => {
    const brand = await stage.newBrand();
    await set(brand, 'account', { mobile_verified_at: null, profile_image: null });
    await set(brand, 'business_profile', { about: null });
    const kinds = ['find', 'post', 'profile', 'account', 'mobile'];
    expect((await checklistOf(brand))?.steps.map(({ kind }) => kind)).toEqual(kinds);
    const before = await openOf(brand);
    expect(before).toContain('profile: profile_image,bio');
    const creator = await stage.newInfluencer();
    await stage.call(brand, 'POST /user/add/UserBookmarks', {
      target_type: 'influencer',
      target_id: String(creator.id),
    });
    await stage.post(brand);
    expect(await openOf(brand)).toEqual(before?.slice(2));
  });

  it('of a partner leads into a joint campaign, which a pledge or an own one ticks', async () => {
    const partner = await stage.newBrand('partner');
    expect((await openOf(partner))?.[0]).toBe('join: pledge');
    await openJoint({ ...stage, brand: partner });
    expect((await checklistOf(partner))?.steps[0]).toMatchObject({ kind: 'join', is_done: true });
  });

  it('stays closed once closed, on every device, until it is shown again', async () => {
    const brand = await stage.newBrand();
    expect(await stage.call(brand, 'PUT /dashboard/checklist', { dismissed: true })).toMatchObject({ status: 200 });
    expect(await checklistOf(brand)).toBeNull();
    await stage.call(brand, 'PUT /dashboard/checklist', { dismissed: false });
    expect(await checklistOf(brand)).not.toBeNull();
  });

  it('is not shown to people who already work, nor to operators', async () => {
    const brand = await stage.newBrand();
    const deal = await strikeDeal({ ...stage, brand });
    for (const who of [brand, deal.influencer, await stage.newBrand('operator')])
      expect(await checklistOf(who)).toBeNull();
  });
});
