import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import type { OfferRow } from '../../../database/schema.ts';
import type { ApiReply } from '../../../tests/app.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { expireOffers } from './expiry.service.ts';

const hour = 3_600_000;
let stage: Stage;
let campaign: Campaign;
let influencer: Player;
let application: Application;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());
beforeEach(async () => {
  stage.app.context.now = () => new Date();
  campaign = await stage.post(stage.brand, { budget_per_creator: 20_000, budget_total: 60_000, slots: 5 });
  influencer = await stage.newInfluencer();
  application = await stage.apply(influencer, campaign);
});

const path = (id = application.id) => `/campaign/applications/${id}/offers`;
const make = (who: Player, body: object) => stage.call(who, `POST ${path()}`, body);
const answer = (who: Player, id: string, status: string, more = {}) =>
  stage.call(who, `PUT /campaign/offers/${id}`, { status, ...more });
const offerIn = (reply: ApiReply) => reply.body.data as Offer;
const made = async (who: Player, body: object) => offerIn(await make(who, body));
const thread = async (who: Player) => (await stage.call(who, `GET ${path()}`)).body;
const statuses = async () => ((await thread(influencer)).data as Offer[]).map(({ status }) => status);
async function now(): Promise<Application> {
  const { body } = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}?user=${influencer.id}`);
  return (body.data as Application[])[0] as Application;
}
/** Another time of the app's clock. */
const in_ = (hours: number) => {
  const at = new Date(Date.now() + hours * hour);
  stage.app.context.now = () => at;
};

describe('a thread of offers', () => {
  it('takes fifty offers of a side, since it is read whole, and the other side’s still', async () => {
    await make(stage.brand, { amount: 10_000 });
    const { db } = stage.app.context;
    const [{ id: _, ...row }] = (await db.selectFrom('offer').selectAll().orderBy('id', 'desc').limit(1).execute()) as [
      OfferRow,
    ];
    const answered = { ...row, terms: JSON.stringify(row.terms), status: 'countered', ended_at: new Date() } as const;
    await db.insertInto('offer').values(Array(49).fill(answered)).execute();
    expect(await make(stage.brand, { amount: 12_000 })).toMatchObject({ status: 422, body: { code: 'RULE' } });
    expect((await make(influencer, { amount: 12_000 })).status).toBe(201);
    expect(((await thread(influencer)).data as Offer[]).length).toBe(51);
  });

  it('goes back and forth until one is accepted, and shows all of it to both sides', async () => {
    const first = await make(stage.brand, { amount: 15_000, note: 'Two reels in one day?' });
    expect(first.status).toBe(201);
    expect(offerIn(first)).toMatchObject({ by: 'owner', status: 'live', amount: 15_000, total: 15_000, gst: null });
    const second = await made(influencer, { amount: 19_000 });
    expect(second).toMatchObject({ by: 'applicant', status: 'live', can: { withdrawn: true } });
    const third = await made(stage.brand, { amount: 17_000 });
    expect((await now()).quote).toBe(17_000);
    const theirs = await thread(influencer);
    expect((theirs.data as Offer[]).map(({ by, amount, status }) => [by, amount, status])).toEqual([
      ['owner', 15_000, 'countered'],
      ['applicant', 19_000, 'countered'],
      ['owner', 17_000, 'live'],
    ]);
    expect(theirs).toMatchObject({ can: { offer: true }, budget: null });
    // The thread begins with the price of the application, whatever is on the table now.
    const { quote, message } = application;
    expect(theirs).toMatchObject({ application: { id: application.id, status: 'offered', quote, message } });
    expect(await thread(stage.brand)).toMatchObject({ budget: { per_creator: 20_000, remaining: 60_000 } });
    const accepted = await answer(influencer, third.id, 'accepted');
    expect(offerIn(accepted)).toMatchObject({ status: 'accepted', can: { accepted: { reason: expect.any(String) } } });
    expect(await now()).toMatchObject({ status: 'accepted', quote: 17_000, terms: { price: 17_000 } });
    expect((await now()).history.map(({ to }) => to)).toEqual(['applied', 'offered', 'offered', 'offered', 'accepted']);
    expect((await make(stage.brand, { amount: 1_000 })).status).toBe(409);
    expect((await answer(influencer, third.id, 'accepted')).status).toBe(409);
  });

  it('may begin with the applicant, whose offer the owner accepts', async () => {
    const { id } = await made(influencer, { amount: 16_000 });
    expect((await stage.move(stage.brand, application.id, 'accepted')).status).toBe(409);
    expect((await answer(influencer, id, 'accepted')).status).toBe(409);
    expect((await answer(stage.brand, id, 'accepted')).status).toBe(200);
    expect(await now()).toMatchObject({ status: 'accepted', terms: { price: 16_000 } });
  });

  it.each([
    ['declined', 'applied', 'influencer'],
    ['withdrawn', 'shortlisted', 'brand'],
  ] as const)('that is %s returns the application to %s, with its price', async (how, before, who) => {
    if (before === 'shortlisted') await stage.move(stage.brand, application.id, 'shortlisted');
    const { id } = await made(stage.brand, { amount: 12_000 });
    const wrong = who === 'brand' ? influencer : stage.brand;
    expect((await answer(wrong, id, how)).status).toBe(409);
    expect(offerIn(await answer(who === 'brand' ? stage.brand : influencer, id, how)).status).toBe(how);
    expect(await now()).toMatchObject({ status: before, quote: 18_000 });
    expect((await make(influencer, { amount: 14_000 })).status).toBe(201);
  });

  it('returns to where the whole negotiation began, however many counter-offers there were', async () => {
    await made(stage.brand, { amount: 12_000 });
    await made(influencer, { amount: 15_000 });
    const { id } = await made(stage.brand, { amount: 13_000 });
    await answer(influencer, id, 'declined');
    expect(await now()).toMatchObject({ status: 'applied', quote: 18_000 });
  });

  it('ends with its application', async () => {
    await made(stage.brand, { amount: 12_000 });
    await stage.move(influencer, application.id, 'withdrawn');
    expect(await statuses()).toEqual(['declined']);
    expect((await make(stage.brand, { amount: 12_000 })).status).toBe(409);
  });

  it('is not there for anybody else', async () => {
    const { id } = await made(stage.brand, { amount: 12_000 });
    for (const stranger of [await stage.newInfluencer(), await stage.newBrand()]) {
      expect((await stage.call(stranger, `GET ${path()}`)).status).toBe(404);
      expect((await make(stranger, { amount: 1 })).status).toBe(404);
      expect((await answer(stranger, id, 'accepted')).status).toBe(404);
    }
  });
});

describe('an offer that nobody answers', () => {
  it('expires after the hours of the operator, and the application goes on', async () => {
    await stage.move(stage.brand, application.id, 'shortlisted');
    const { id, expires_at } = await made(stage.brand, { amount: 12_000 });
    expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(71 * hour);
    in_(71);
    expect(await expireOffers(stage.app.context)).toBe(0);
    in_(73);
    expect((await answer(influencer, id, 'accepted')).status).toBe(409);
    expect(await statuses()).toEqual(['expired']);
    expect(await expireOffers(stage.app.context)).toBeGreaterThan(0);
    expect(await expireOffers(stage.app.context)).toBe(0);
    expect(await now()).toMatchObject({ status: 'shortlisted', quote: 18_000 });
    expect((await now()).history.at(-1)).toMatchObject({ from: 'offered', to: 'shortlisted', by: null });
  });

  it('may be followed by a new one before the clock was looked at', async () => {
    await made(stage.brand, { amount: 12_000 });
    in_(80);
    expect((await make(influencer, { amount: 14_000 })).status).toBe(201);
    expect(await statuses()).toEqual(['expired', 'live']);
  });

  it('names its own time within 30 days', async () => {
    const expires_at = new Date(Date.now() + 24 * hour).toISOString();
    expect(await made(stage.brand, { amount: 12_000, expires_at })).toMatchObject({ expires_at });
    for (const wrong of [-1, 31 * 24]) {
      const reply = await make(stage.brand, {
        amount: 12_000,
        expires_at: new Date(Date.now() + wrong * hour).toISOString(),
      });
      expect(reply).toMatchObject({ status: 400, body: { fields: { expires_at: expect.any(String) } } });
    }
  });
});

describe('the budget', () => {
  it('is the owner’s to exceed, knowingly, when offering and when accepting', async () => {
    expect(await make(stage.brand, { amount: 21_500 })).toMatchObject({
      status: 409,
      body: { code: 'OVER_BUDGET', over: 1_500 },
    });
    expect((await make(stage.brand, { amount: 21_500, confirm: true })).status).toBe(201);
    const { id } = await made(influencer, { amount: 65_000 });
    expect(await answer(stage.brand, id, 'accepted')).toMatchObject({
      status: 409,
      body: { code: 'OVER_BUDGET', over: 45_000 },
    });
    expect((await answer(stage.brand, id, 'accepted', { confirm: true })).status).toBe(200);
    const other = await stage.newInfluencer();
    application = await stage.apply(other, campaign);
    expect(await make(stage.brand, { amount: 1_000 })).toMatchObject({ status: 409, body: { over: 1_000 } });
    expect(await thread(stage.brand)).toMatchObject({ budget: { remaining: 0 } });
  });
});

describe('the moves of the first round', () => {
  it('end in the same thread', async () => {
    const offered = await stage.move(stage.brand, application.id, 'offered', { quote: 16_500, note: 'Yours?' });
    expect(offered.body.data).toMatchObject({ status: 'offered', quote: 16_500 });
    expect((await stage.move(stage.brand, application.id, 'offered')).status).toBe(409);
    expect((await stage.move(stage.brand, application.id, 'offered', { quote: 16_750 })).status).toBe(200);
    expect((await stage.move(stage.brand, application.id, 'offered', { quote: 30_000 })).body.code).toBe('OVER_BUDGET');
    expect((await stage.move(influencer, application.id, 'offered', { quote: 17_000 })).status).toBe(409);
    expect((await stage.move(stage.brand, application.id, 'accepted')).status).toBe(409);
    expect((await stage.move(influencer, application.id, 'accepted')).body.data).toMatchObject({ status: 'accepted' });
    expect(await statuses()).toEqual(['countered', 'accepted']);
  });

  it('do not accept one’s own offer', async () => {
    await made(influencer, { amount: 16_000 });
    expect((await stage.move(influencer, application.id, 'accepted')).status).toBe(409);
  });
});

describe('the terms of an offer', () => {
  const terms = {
    deliverables: [
      { type: 'reel', quantity: 2 },
      { type: 'story', quantity: 1 },
    ],
    payments: [
      { label: 'Reels', amount: 10_000, due: 'approved' },
      { label: 'Story', amount: 6_000, due: 'approved' },
    ],
    usage_rights: { channels: ['website', 'paid_ads'], editing: 'cut', territory: 'Kerala', days: 60 },
    exclusivity: { days: 14, category: 'Coffee', brands: ['Other Brew'] },
    days_online: 45,
    raw_files: true,
  };

  it('are shown, frozen in the agreement and become its work', async () => {
    const { id } = await made(stage.brand, { amount: 16_000, ...terms });
    const shown = ((await thread(influencer)).data as Offer[])[0];
    expect(shown).toMatchObject({ ...terms, collab_tag: false, idea_first: false, partnership_ad_until: null });
    const draft = (await stage.call(influencer, `GET /campaign/applications/${application.id}/agreement`)).body
      .data as Agreement;
    expect((await answer(influencer, id, 'accepted', { terms_hash: '0'.repeat(64) })).status).toBe(409);
    expect((await answer(influencer, id, 'accepted', { terms_hash: draft.hash })).status).toBe(200);
    const agreed = (await stage.call(stage.brand, `GET /campaign/applications/${application.id}/agreement`)).body
      .data as Agreement;
    expect(agreed.terms).toMatchObject({ ...terms, price: 16_000 });
    const work = (await stage.call(stage.brand, `GET /campaign/${campaign.id}/deliverables`)).body.data as object[];
    expect(work).toHaveLength(3);
  });

  it('follow the campaign where the offer is silent, and name no rights', async () => {
    expect(await made(stage.brand, { amount: 16_000 })).toMatchObject({
      deliverables: campaign.content,
      payments: [{ amount: 16_000 }],
      exclusivity: null,
      days_online: 30,
      raw_files: false,
    });
  });

  const payment = (amount: number, more = {}) => ({ label: 'Part', amount, due: 'approved', ...more });
  it.each([
    ['no amount', {}, 'amount'],
    ['payments that miss ₹400', { amount: 16_000, payments: [payment(15_600)] }, 'payments'],
    [
      'an advance of more than half',
      { amount: 16_000, payments: [payment(8_000.01, { due: 'advance' }), payment(7_999.99)] },
      'payments',
    ],
    [
      'a payment for other work',
      { amount: 16_000, payments: [payment(16_000, { deliverables: ['live-1'] })] },
      'payments',
    ],
    ['a date without a day', { amount: 16_000, payments: [payment(16_000, { due: 'date' })] }, 'payments'],
    [
      'a day in the past',
      { amount: 16_000, payments: [payment(16_000, { due: 'date', date: '2025-01-01' })] },
      'payments',
    ],
    ['seven payments', { amount: 7_000, payments: Array.from({ length: 7 }, () => payment(1_000)) }, 'payments'],
    [
      'work due in the past',
      { amount: 1, deliverables: [{ type: 'reel', quantity: 1, due: '2025-01-01' }] },
      'deliverables',
    ],
  ])('refuse %s', async (_what, body, field) => {
    const reply = await make(stage.brand, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields as object).some((name) => name.startsWith(field))).toBe(true);
  });
});
