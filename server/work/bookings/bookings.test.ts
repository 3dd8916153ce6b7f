import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { OfferThread } from '../../../contract/work/offers.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { joinAccount } from '../../../tests/makers/membership.ts';
import { makePackage } from '../../../tests/makers/package.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const message = 'We love your kitchen. Could you show our spice tin?';

async function listed(more: object = {}) {
  const creator = await stage.newInfluencer();
  const { id } = await makePackage(stage.app.context.db, { influencer_id: creator.id, ...more });
  return { creator, id };
}

const book = (who: Player, id: number, more: object = {}) =>
  stage.call(who, `POST /packages/${id}/book`, { message, ...more });
const campaignOf = async (who: Player, { campaign_id }: Application) =>
  (await stage.call(who, `GET /campaign/${campaign_id}`)).body.data as Campaign;
const threadOf = async (who: Player, { id }: Application) =>
  (await stage.call(who, `GET /campaign/applications/${id}/offers`)).body as unknown as OfferThread;

describe('booking a package', () => {
  it('makes an offer of its work at its price, in a new campaign by invitation only, which the creator accepts', async () => {
    const { creator, id } = await listed();
    const brand = await stage.newBrand();
    const { status, body } = await book(brand, id, { price: 12_000 });
    expect(status).toBe(201);
    const application = body.data as Application;
    expect(application).toMatchObject({ status: 'offered', quote: 12_000, user: { id: String(creator.id) } });
    expect(await campaignOf(creator, application)).toMatchObject({
      visibility: 'invited',
      title: 'A reel with two stories',
      slots: 1,
      compensation: 'paid',
      budget_total: 12_000,
      budget_per_creator: 12_000,
      platforms: ['instagram'],
      status: 'on going',
      brief: `Booking of the package “A reel with two stories”: 1 reel and 2 stories, handed in within 7 days.\n\n${message}`,
    });
    const [offer, ...others] = (await threadOf(creator, application)).data;
    expect(others).toEqual([]);
    expect(offer).toMatchObject({
      by: 'owner',
      status: 'live',
      amount: 12_000,
      note: message,
      deliverables: [
        { type: 'reel', quantity: 1, due: dayFromNow(10) },
        { type: 'story', quantity: 2, due: dayFromNow(10) },
      ],
      can: { accepted: true },
    });
    const notices = await stage.call(creator, `GET /user/get_user_notifications/${creator.id}`);
    expect((notices.body.data as { title: string }[])[0]?.title).toContain('A reel with two stories');
    const accepted = await stage.call(creator, `PUT /campaign/offers/${offer?.id}`, { status: 'accepted' });
    expect(accepted.body.data).toMatchObject({ status: 'accepted' });
    const stranger = await stage.newInfluencer();
    expect((await stage.call(stranger, `GET /campaign/${application.campaign_id}`)).status).toBe(404);
  });

  it('goes into an open campaign of one’s own, whose end bounds the dates', async () => {
    const { id } = await listed({ days: 300 });
    const campaign = await stage.post(stage.brand);
    const application = (await book(stage.brand, id, { campaign_id: campaign.id })).body.data as Application;
    expect(application).toMatchObject({ status: 'offered', campaign_id: campaign.id });
    const { data } = await threadOf(stage.brand, application);
    expect(data[0]?.deliverables.map(({ due }) => due)).toEqual([campaign.end_date, campaign.end_date]);
    expect((await book(stage.brand, id, { campaign_id: campaign.id })).body.code).toBe('ALREADY_APPLIED');
  });

  it('asks before it goes over the budget of the campaign', async () => {
    const { id } = await listed({ price: 2_000_000 });
    const campaign = await stage.post(stage.brand, { budget_per_creator: 18_000 });
    const asked = await book(stage.brand, id, { campaign_id: campaign.id });
    expect(asked.body).toMatchObject({ code: 'OVER_BUDGET', over: 2_000 });
    const applicants = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}`);
    expect(applicants.body.data).toEqual([]);
    expect((await book(stage.brand, id, { campaign_id: campaign.id, confirm: true })).status).toBe(201);
  });

  it('is made once however often it is sent under one key', async () => {
    const { id } = await listed();
    const brand = await stage.newBrand();
    const headers = { 'idempotency-key': 'one-booking' };
    const send = () => stage.app.api(`POST /packages/${id}/book`, { token: brand.token, body: { message }, headers });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map(({ body }) => (body.data as Application).id)).size).toBe(1);
    const mine = await stage.call(brand, 'GET /campaign/all/get_my_campaigns');
    expect(mine.body.data).toHaveLength(1);
  });

  it('is refused with a price that has changed, and in campaigns that cannot take it', async () => {
    const { id } = await listed();
    const [held, product] = [
      await stage.post(stage.brand),
      await stage.post(stage.brand, { compensation: 'product', product_value: 900 }),
    ];
    await stage.call(stage.brand, `PUT /campaign/toggleStatus/${held.id}`, { hold: true });
    const others = await stage.post(await stage.newBrand());
    expect((await book(stage.brand, id, { price: 11_999 })).body.code).toBe('STALE');
    expect((await book(stage.brand, id, { campaign_id: held.id })).body.code).toBe('CONFLICT');
    expect((await book(stage.brand, id, { campaign_id: product.id })).body.code).toBe('RULE');
    expect((await book(stage.brand, id, { campaign_id: others.id })).status).toBe(404);
    expect((await book(stage.brand, id, { message: 'x'.repeat(1_001) })).status).toBe(400);
  });

  it('is for brands and partners, and not of whoever is hidden, suspended or blocked', async () => {
    const { db } = stage.app.context;
    const { creator, id } = await listed();
    expect((await book(await stage.newBrand('partner'), id)).status).toBe(201);
    expect((await book(creator, id)).body.code).toBe('ROLE');
    expect((await book(stage.influencer, id)).body.code).toBe('ROLE');
    const blocked = await stage.newBrand();
    await db.insertInto('block').values({ blocker_id: creator.id, blocked_id: blocked.id }).execute();
    expect((await book(blocked, id)).status).toBe(404);
    const suspended = { suspended_at: new Date(), suspension_reason: 'Test' };
    await db.updateTable('account').set(suspended).where('id', '=', creator.id).execute();
    expect((await book(stage.brand, id)).status).toBe(404);
  });

  it('leaves nothing behind where the two are one person', async () => {
    const { creator, id } = await listed();
    const brand = await stage.newBrand();
    const member = { id: String(creator.id) };
    await joinAccount(stage.app.context, { account: { id: String(brand.id) }, member, roles: ['manager'] });
    expect((await book(brand, id)).body.code).toBe('RULE');
    expect((await stage.call(brand, 'GET /campaign/all/get_my_campaigns')).body.data).toEqual([]);
  });
});
