import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { hashTerms } from '../../work/agreements/agreements.rules.ts';

let stage: Stage;
let campaign: Campaign;

beforeAll(async () => {
  stage = await setStage();
  campaign = await stage.post(stage.brand);
});
afterAll(() => stage.app.close());

const told = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return (reply.body.data as Notification[]).map(({ title }) => title);
};

describe('from posting to agreement', () => {
  it('passes each step, recorded and announced, and freezes the terms', async () => {
    const { brand, influencer, move } = stage;
    const application = await stage.apply(influencer, campaign, 21_000);
    expect(application).toMatchObject({ campaign_id: campaign.id, status: 'applied', quote: 21_000, terms: null });
    expect(application.user).toMatchObject({ id: String(influencer.id), type: 'influencer', followers: 12_000 });
    expect(await told(brand)).toEqual([expect.stringContaining(` applied to ${campaign.title}`)]);

    expect((await move(brand, application.id, 'shortlisted')).status).toBe(200);
    const offered = await move(brand, application.id, 'offered', {
      quote: 19_500.5,
      note: 'Two reels, one story',
      confirm: true,
    });
    expect(offered.body.data).toMatchObject({ status: 'offered', quote: 19_500.5 });
    const accepted = (await move(influencer, application.id, 'accepted')).body.data as Application;
    expect(await told(influencer)).toEqual([
      `Your offer of ₹19,500.50: ${campaign.title}`,
      `You’re on the shortlist of ${campaign.title}`,
    ]);
    expect((await told(brand))[0]).toMatch(/ accepted ₹19,500\.50: /);
    expect(accepted.history.map(({ from, to, account_id: by }) => [from, to, by])).toEqual([
      [null, 'applied', String(influencer.id)],
      ['applied', 'shortlisted', String(brand.id)],
      ['shortlisted', 'offered', String(brand.id)],
      ['offered', 'accepted', String(influencer.id)],
    ]);
    const { version, hash, createdAt, ...terms } = accepted.terms!;
    expect({ version, price: terms.price, deliverables: terms.deliverables }).toEqual({
      version: 1,
      price: 19_500.5,
      deliverables: [{ type: 'reel', quantity: 2 }],
    });
    expect(createdAt).toMatch(/Z$/);
    expect(hash).toBe(hashTerms(terms));
  });

  it('refuses to change agreed terms, and lets others change', async () => {
    const update = (body: object) => stage.call(stage.brand, `PUT /campaign/update/${campaign.id}`, body);
    expect((await update({ content: [{ type: 'reel', quantity: 3 }] })).status).toBe(409);
    expect((await update({ budget_per_creator: 17_000 })).status).toBe(409);
    expect((await update({ title: 'Monsoon brew, the second batch' })).status).toBe(200);
    expect((await update({ slots: 5 })).status).toBe(200);
  });
});

describe('refused applications', () => {
  const apply = (who: Player, body: object) => stage.call(who, 'POST /campaign/apply_campaign', body);
  const fields = () => ({ campaign_id: campaign.id, message: 'Me, please.', quote: 10_000 });

  it('require the role, a price, a message and an existing campaign', async () => {
    const other = await stage.newInfluencer();
    const brand = await stage.newBrand();
    expect((await apply(brand, fields())).body.code).toBe('ROLE');
    expect((await apply(other, { ...fields(), quote: undefined })).body.fields).toHaveProperty('quote');
    expect((await apply(other, { ...fields(), message: ' ' })).body.fields).toHaveProperty('message');
    expect((await apply(other, { ...fields(), campaign_id: '999999' })).status).toBe(404);
    expect((await apply(other, { ...fields(), campaign_id: 'x' })).status).toBe(400);
    const pledge = { need_id: '1', value: 1 };
    expect((await apply(other, { ...fields(), pledge })).body.fields).toHaveProperty('pledge');
  });

  it('allow one application per person at a time, and another after it has ended', async () => {
    const other = await stage.newInfluencer();
    const first = await stage.apply(other, campaign);
    expect((await apply(other, fields())).body).toMatchObject({ code: 'ALREADY_APPLIED' });
    await stage.move(other, first.id, 'withdrawn');
    expect((await apply(other, fields())).status).toBe(200);
  });

  it('cover paused campaigns, the time after the deadline, and blocked people', async () => {
    const other = await stage.newInfluencer();
    const held = await stage.post(stage.brand);
    await stage.call(stage.brand, `PUT /campaign/toggleStatus/${held.id}`, { hold: true });
    expect((await apply(other, { ...fields(), campaign_id: held.id })).status).toBe(409);
    const late = await stage.post(stage.brand, { start_date: dayFromNow(-5) });
    await stage.call(stage.brand, `PUT /campaign/update/${late.id}`, { application_deadline: dayFromNow(-1) });
    expect((await apply(other, { ...fields(), campaign_id: late.id })).status).toBe(422);
    const { db } = stage.app.context;
    await db.insertInto('block').values({ blocker_id: stage.brand.id, blocked_id: other.id }).execute();
    expect((await apply(other, fields())).body.code).toBe('BLOCKED');
  });

  it('include agreements between people with a block, who can still end them', async () => {
    const { brand, move } = stage;
    const { db } = stage.app.context;
    const [offered, waiting] = [await stage.newInfluencer(), await stage.newInfluencer()];
    const open = await stage.post(brand);
    const { id } = await stage.apply(offered, open);
    const other = await stage.apply(waiting, open);
    await move(brand, id, 'shortlisted');
    await move(brand, id, 'offered');
    await db.insertInto('block').values({ blocker_id: brand.id, blocked_id: offered.id }).execute();
    await db.insertInto('block').values({ blocker_id: waiting.id, blocked_id: brand.id }).execute();
    expect((await move(offered, id, 'accepted')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await move(brand, other.id, 'shortlisted')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await move(offered, id, 'withdrawn')).status).toBe(200);
    expect((await move(brand, other.id, 'declined')).status).toBe(200);
  });

  it('do not include a repeated key, which returns the same application', async () => {
    const other = await stage.newInfluencer();
    const send = () =>
      stage.app.api('POST /campaign/apply_campaign', {
        token: other.token,
        body: fields(),
        headers: { 'idempotency-key': 'once' },
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
  });
});

describe('access to applications', () => {
  it('lists applicants for the creator alone, sorted and paged', async () => {
    const path = `/campaign/apply_users/${campaign.id}`;
    expect((await stage.call(stage.influencer, `GET ${path}`)).status).toBe(404);
    expect((await stage.call(await stage.newBrand(), `GET ${path}`)).status).toBe(404);
    const all = (await stage.call(stage.brand, `GET ${path}?sort=price`)).body;
    const prices = (all.data as Application[]).map(({ quote }) => quote!);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect((all.data as Application[])[0]?.match?.score).toBeGreaterThan(0);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = (await stage.call(stage.brand, `GET ${path}?sort=price&limit=2${cursor && `&cursor=${cursor}`}`))
        .body;
      seen.push(...(page.data as Application[]).map(({ id }) => id));
      if (!page.next_cursor) break;
      cursor = String(page.next_cursor);
    }
    expect(seen).toEqual((all.data as Application[]).map(({ id }) => id));
    const some = (await stage.call(stage.brand, `GET ${path}?status=accepted`)).body;
    expect((some.data as Application[]).map(({ status }) => status)).toEqual(['accepted']);
  });

  it('is denied to strangers, and each party makes its own moves only', async () => {
    const other = await stage.newInfluencer();
    const application = await stage.apply(other, campaign);
    expect((await stage.move(stage.influencer, application.id, 'withdrawn')).status).toBe(404);
    expect((await stage.move(await stage.newBrand(), application.id, 'shortlisted')).status).toBe(404);
    expect((await stage.move(other, application.id, 'shortlisted')).body.code).toBe('ILLEGAL_MOVE');
    expect((await stage.move(stage.brand, application.id, 'withdrawn')).status).toBe(409);
    expect((await stage.move(stage.brand, application.id, 'accepted')).status).toBe(409);
    expect((await stage.move(stage.brand, application.id, 'paid')).status).toBe(409);
    expect((await stage.move(stage.brand, application.id, 'nonsense')).status).toBe(400);
    expect((await stage.move(stage.brand, application.id, 'declined', { quote: 5 })).body.fields).toHaveProperty(
      'quote',
    );
  });

  it('requires a reason to cancel an agreement', async () => {
    const other = await stage.newInfluencer();
    const application = await stage.apply(other, campaign);
    for (const status of ['shortlisted', 'offered']) await stage.move(stage.brand, application.id, status);
    await stage.move(other, application.id, 'accepted');
    expect((await stage.move(other, application.id, 'cancelled')).body.fields).toHaveProperty('note');
    const cancelled = await stage.move(other, application.id, 'cancelled', { note: 'I fell ill.' });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled' });
  });
});
