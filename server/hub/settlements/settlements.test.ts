import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import type { Settlement } from '../../../contract/hub/settlements.ts';
import { campaignBody, jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
let partner: Player;

beforeAll(async () => {
  stage = await setStage();
  partner = await stage.newBrand('partner');
});
afterAll(() => stage.app.close());

/** Pledges, accepts and confirms a contribution. */
async function contribute(campaign: Campaign, who: Player, value: number): Promise<string> {
  const reply = await stage.call(who, 'POST /campaign/apply_campaign', {
    campaign_id: campaign.id,
    message: 'We bring this.',
    pledge: { need_id: campaign.needs[0]?.id, kind: 'budget', description: 'In cash', value },
  });
  const { id } = reply.body.data as Pledge;
  await stage.move(stage.brand, id, 'accepted');
  await stage.move(stage.brand, id, 'contributed');
  return id;
}

const settle = (who: Player, campaign: Campaign, amount: unknown) =>
  stage.call(who, `POST /campaign/${campaign.id}/settlement`, { amount });
const list = (who: Player, campaign: Campaign) => stage.call(who, `GET /campaign/${campaign.id}/settlements`);

test('splits an amount by contributions, to the paisa, as often as there is one', async () => {
  const campaign = await stage.post(stage.brand, jointBody());
  expect((await settle(stage.brand, campaign, 100)).body).toMatchObject({ code: 'CONFLICT' });
  const pledge = await contribute(campaign, partner, 20_000);
  await contribute(campaign, stage.influencer, 10_000);

  const first = await settle(stage.brand, campaign, 100);
  expect(first).toMatchObject({ status: 200, body: { data: { number: 1, amount: 100 } } });
  expect((first.body.data as Settlement).shares).toEqual([
    {
      user_id: String(partner.id),
      name: expect.any(String),
      value: 20_000,
      fraction: { numerator: 2, denominator: 3 },
      amount: 66.67,
    },
    {
      user_id: String(stage.influencer.id),
      name: expect.any(String),
      value: 10_000,
      fraction: { numerator: 1, denominator: 3 },
      amount: 33.33,
    },
  ]);
  expect((await settle(stage.brand, campaign, 0.01)).body.data).toMatchObject({
    number: 2,
    shares: [{ amount: 0.01 }, { amount: 0 }],
  });

  const own = await list(partner, campaign);
  expect((own.body.data as Settlement[]).map(({ number }) => number)).toEqual([2, 1]);
  const notices = await stage.call(partner, `GET /user/get_user_notifications/${partner.id}`);
  expect(notices.body.data).toContainEqual(
    expect.objectContaining({ type: 'money', title: expect.stringMatching(/^₹66\.67 is your share: /) }),
  );

  const taken = await stage.move(partner, pledge, 'withdrawn', { note: 'Second thoughts' });
  // Recorded revenue locks nothing.
  expect(taken.status).toBe(200);
});

test('numbers concurrent statements separately', async () => {
  const campaign = await stage.post(stage.brand, jointBody());
  await contribute(campaign, partner, 5_000);
  const replies = await Promise.all(Array.from({ length: 5 }, (_, at) => settle(stage.brand, campaign, at + 1)));
  const numbers = replies.map((reply) => (reply.body.data as Settlement).number);
  expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('lets only the creator settle, only participants read, and only valid amounts', async () => {
  const campaign = await stage.post(stage.brand, jointBody());
  await contribute(campaign, partner, 5_000);
  const stranger = await stage.newBrand();
  expect((await settle(stranger, campaign, 100)).status).toBe(404);
  expect((await settle(partner, campaign, 100)).status).toBe(404);
  expect((await list(stranger, campaign)).status).toBe(404);
  for (const amount of [0, -1, 1.005, '100', null, 1e12]) {
    expect((await settle(stage.brand, campaign, amount)).body).toMatchObject({
      code: 'BAD_INPUT',
      fields: { amount: expect.any(String) },
    });
  }
  const standard = await stage.post(stage.brand, campaignBody());
  expect((await settle(stage.brand, standard, 100)).body).toMatchObject({ code: 'RULE' });
});

test('moves pool money only on request, after the start date, to the payers by their payments', async () => {
  const joint = await openJoint(stage);
  await joint.contribute(partner, 1_000);
  const venue = await joint.promise(stage.influencer, 3_000, { need: 1 });
  await stage.move(stage.brand, venue.id, 'contributed');
  expect((await joint.settle(400)).body.data).toMatchObject({ number: 1, source: 'recorded' });
  expect((await joint.settle(400, 'pool')).body).toMatchObject({ code: 'CONFLICT' });
  await joint.lock();
  expect((await joint.settle(1_000.01, 'pool')).body).toMatchObject({ code: 'CONFLICT' });
  const { shares } = (await joint.settle(400.01, 'pool')).body.data as Settlement;
  expect(shares).toMatchObject([{ user_id: String(partner.id), amount: 400.01 }]);
  expect(await joint.pool()).toMatchObject({ settled: 400.01, held: 599.99 });
  await joint.spend(stage.brand, { amount: 100, note: 'Tea' });
  expect((await joint.settle(1, 'pool')).body).toMatchObject({ code: 'CONFLICT' });
});
