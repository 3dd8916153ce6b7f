import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
let campaign: Campaign;
let influencer: Player;
let application: Application;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());
beforeEach(async () => {
  campaign = await stage.post(stage.brand, { budget_per_creator: 20_000, budget_total: 60_000, slots: 5 });
  influencer = await stage.newInfluencer();
  application = await stage.apply(influencer, campaign);
});

const path = () => `/campaign/applications/${application.id}/offers`;
const make = (who: Player, body: object) => stage.call(who, `POST ${path()}`, body);
const made = async (who: Player, body: object) => (await make(who, body)).body.data as Offer;
const accept = (id: string) => stage.call(influencer, `PUT /campaign/offers/${id}`, { status: 'accepted' });
const statuses = async () =>
  ((await stage.call(influencer, `GET ${path()}`)).body.data as Offer[]).map(({ status }) => status);
async function agreements(): Promise<number> {
  const query = stage.app.context.db.selectFrom('agreement').select('hash');
  return (await query.where('application_id', '=', Number(application.id)).execute()).length;
}

it('two accepts make one agreement', async () => {
  const { id } = await made(stage.brand, { amount: 16_000 });
  const replies = await Promise.all([1, 2, 3].map(() => accept(id)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await agreements()).toBe(1);
});

it('a counter-offer and an accept leave one outcome', async () => {
  for (let round = 0; round < 4; round += 1) {
    influencer = await stage.newInfluencer();
    application = await stage.apply(influencer, campaign);
    const { id } = await made(stage.brand, { amount: 9_000 });
    const [countered, taken] = await Promise.all([make(stage.brand, { amount: 8_000 }), accept(id)]);
    const isTaken = taken.status === 200;
    expect([countered.status, taken.status]).toEqual(isTaken ? [409, 200] : [201, 409]);
    expect(await agreements()).toBe(isTaken ? 1 : 0);
    expect(await statuses()).toEqual(isTaken ? ['accepted'] : ['countered', 'live']);
  }
});

it('two offers leave one live', async () => {
  await Promise.all([make(stage.brand, { amount: 9_000 }), make(influencer, { amount: 9_500 })]);
  expect(await statuses()).toEqual(['countered', 'live']);
});
