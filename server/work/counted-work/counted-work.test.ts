import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Deal, finishDeal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';
import { reviewCounted } from './counted-work.service.ts';

let stage: Stage;
let brand: Player;
beforeAll(async () => {
  stage = await setStage();
});
beforeEach(async () => {
  brand = await stage.newBrand();
});
afterEach(() => {
  stage.app.context.now = () => new Date();
});
afterAll(() => stage.app.close());

const review = async (who: Player, deal: Deal) =>
  stage.call(who, `POST /campaign/applications/${deal.application.id}/review`, { rating: 5, text: 'As agreed.' });
const doneOf = async (who: Player) =>
  ((await stage.call(who, `GET /user/${who.id}/track-record`)).body.data as TrackRecord).done;
const figureOf = async (who: Player, id: string) =>
  ((await stage.call(who, `GET /user/${who.id}/track-record`)).body.data as TrackRecord).figures.find(
    (figure) => figure.id === id,
  )?.n;

async function work(price: number, { influencer }: { influencer?: Player } = {}): Promise<Deal> {
  const deal = await strikeDeal(
    { ...stage, brand, ...(influencer ? { newInfluencer: async () => influencer } : {}) },
    {},
    price,
  );
  await deal.fund();
  await deal.act('pay');
  await finishDeal(deal);
  expect((await deal.escrow()).status).toBe('released');
  return deal;
}

const share = (...players: Player[]) => {
  const device_id = `device-${nextNumber()}`;
  const ids = players.map(({ id }) => id);
  return stage.app.context.db.updateTable('account').set({ device_id }).where('id', 'in', ids).execute();
};

it('counts from ₹500 released', async () => {
  const small = await work(499.99);
  expect([await doneOf(small.influencer), await figureOf(brand, 'days_to_pay')]).toEqual([0, 0]);
  expect(await review(brand, small)).toMatchObject({ status: 409, body: { reason: expect.stringMatching(/30 days/) } });
  const enough = await work(500);
  expect([await doneOf(enough.influencer), await figureOf(brand, 'days_to_pay')]).toEqual([1, 1]);
  expect([await figureOf(enough.influencer, 'on_time_rate'), await figureOf(brand, 'reply_hours')]).toEqual([1, 1]);
  expect((await review(brand, enough)).status).toBe(201);
  expect((await review(enough.influencer, enough)).status).toBe(201);
});

it('counts one work per pair in 30 days', async () => {
  const first = await work(1_000);
  const { influencer } = first;
  const second = await work(1_000, { influencer });
  expect([await doneOf(influencer), await figureOf(brand, 'days_to_pay')]).toEqual([1, 1]);
  expect((await review(influencer, second)).status).toBe(409);
  const earlier = { counted_at: new Date(Date.now() - 30.01 * dayMs) };
  await stage.app.context.db
    .updateTable('counted_work')
    .set(earlier)
    .where('influencer_id', '=', influencer.id)
    .execute();
  const third = await work(1_000, { influencer });
  expect(await doneOf(influencer)).toBe(2);
  expect((await review(influencer, third)).status).toBe(201);
  expect((await review(influencer, first)).status).toBe(201);
});

it('counts nothing between accounts of one person, even if found later', async () => {
  const strange = await work(1_000);
  expect((await review(brand, strange)).status).toBe(201);
  expect((await review(strange.influencer, strange)).status).toBe(201);
  const influencer = await stage.newInfluencer();
  await share(brand, influencer);
  const own = await work(1_000, { influencer });
  expect([await doneOf(influencer), (await review(brand, own)).status]).toEqual([0, 409]);
  await share(brand, strange.influencer);
  expect(await doneOf(strange.influencer)).toBe(1);
  await reviewCounted(stage.app.context);
  expect([await doneOf(strange.influencer), await figureOf(brand, 'days_to_pay')]).toEqual([0, 0]);
  const shown = await stage.call(await stage.newBrand(), `GET /user/${strange.influencer.id}/reviews`);
  expect(shown.body).toMatchObject({ data: [], total: 0, average: null });
});

it('prevents accounts with one verified contact from applying, inviting, offering, funding, pledging and reviewing', async () => {
  const { db } = stage.app.context;
  const influencer = await stage.newInfluencer();
  const be = async (who: Player, email: string) =>
    db.updateTable('account').set({ email, email_verified_at: new Date() }).where('id', '=', who.id).execute();
  const name = `asha${nextNumber()}`;
  const deal = await strikeDeal({ ...stage, brand, newInfluencer: async () => influencer }, {}, 1_000);
  const open = await stage.post(brand);
  const other = await stage.apply(influencer, open);
  const [invited, closed] = [await stage.post(brand), await stage.post(brand)];
  const joint = await stage.post(brand, jointBody());
  await be(brand, `${name}@gmail.com`);
  await be(influencer, `${name.slice(0, 2)}.${name.slice(2)}+work@googlemail.com`);
  const refused = { status: 422, body: { code: 'RULE', reason: expect.stringMatching(/same person/) } };
  const body = { campaign_id: closed.id, message: 'I roast.', quote: 900 };
  expect(await stage.call(influencer, 'POST /campaign/apply_campaign', body)).toMatchObject(refused);
  const pledge = { need_id: joint.needs[0]?.id, description: 'All', value: 100 };
  const promise = { campaign_id: joint.id, message: 'I bring it.', pledge };
  expect(await stage.call(influencer, 'POST /campaign/apply_campaign', promise)).toMatchObject(refused);
  expect(await stage.move(brand, other.id, 'shortlisted')).toMatchObject(refused);
  expect(await deal.fund()).toMatchObject(refused);
  const ask = { influencer_ids: [String(influencer.id)], message: 'Come' };
  const outcome = await stage.call(brand, `POST /campaign/${invited.id}/invitations`, ask);
  expect(outcome.body.data).toMatchObject([{ result: false, code: 'RULE' }]);
  expect((await stage.move(influencer, other.id, 'withdrawn')).status).toBe(200);
});

it('does not take a settlement of a paisa as the end of the work', async () => {
  const partner = await stage.newBrand('partner');
  const joint = await openJoint({ ...stage, brand });
  const pledge = await joint.contribute(partner, 10_000);
  const write = () =>
    stage.call(partner, `POST /campaign/applications/${pledge.id}/review`, { rating: 5, text: 'As agreed.' });
  expect((await joint.settle(0.01)).status).toBe(200);
  expect([await doneOf(partner), await doneOf(brand), (await write()).status]).toEqual([0, 0, 409]);
  await joint.lock();
  await joint.settle(0.01, 'pool');
  expect([await doneOf(partner), (await write()).status]).toEqual([0, 409]);
  await joint.settle(500, 'pool');
  expect([await doneOf(partner), (await write()).status]).toEqual([1, 201]);
});
