import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Settlement } from '../../../contract/hub/settlements.ts';
import { balanceOf } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { findPoolFaults } from './pools.service.ts';

// Ways in which an owner could have taken a pool that others paid for; each of these worked once.
let stage: Stage;
let partner: Player;

beforeAll(async () => {
  stage = await setStage();
  partner = await stage.newBrand('partner');
});
afterAll(async () => {
  expect(await findPoolFaults(stage.app.context)).toEqual([]);
  await stage.app.close();
});

it('a recorded settlement of one paisa does not lock the pool: the payer can still withdraw', async () => {
  const joint = await openJoint(stage);
  const pledge = await joint.contribute(partner, 60_000);
  expect(await joint.settle(0.01, 'recorded')).toMatchObject({ status: 200 });
  expect((await stage.move(partner, pledge.id, 'withdrawn')).status).toBe(200);
  expect(await joint.pool()).toMatchObject({ refunded: 60_000, held: 0 });
});

it('a settlement without a source only records, and one from the pool waits for the start date', async () => {
  const joint = await openJoint(stage);
  await joint.contribute(partner, 60_000);
  expect((await joint.settle(60_000, 'pool')).body).toMatchObject({ code: 'CONFLICT' });
  expect((await joint.settle(60_000)).body.data).toMatchObject({ source: 'recorded' });
  expect(await joint.pool()).toMatchObject({ held: 60_000 });
});

it('the owner alone can draw nothing, before or after the start date', async () => {
  const joint = await openJoint(stage);
  await joint.contribute(partner, 60_000);
  const before = await balanceOf(stage, stage.brand);
  expect((await joint.spend(stage.brand, { amount: 60_000, note: 'All of it' })).body).toMatchObject({
    code: 'CONFLICT',
  });
  await joint.lock();
  expect((await joint.spend(stage.brand, { amount: 60_000, note: 'All of it' })).body.data).toMatchObject({
    status: 'proposed',
    executes_at: null,
  });
  expect(await joint.pool()).toMatchObject({ held: 60_000 });
  expect(await balanceOf(stage, stage.brand)).toEqual(before);
});

it('a payer can dispute the pool at any time', async () => {
  const joint = await openJoint(stage);
  await joint.contribute(partner, 60_000);
  const path = `POST /campaign/${joint.campaign.id}/dispute`;
  const reason = 'Nothing of what was agreed happens.';
  expect((await stage.call(partner, path, { reason })).status).toBe(200);
  expect((await stage.call(await stage.newBrand(), path, { reason })).status).toBe(404);
});

it('a contribution confirmed by the owner has no share of paid money', async () => {
  const joint = await openJoint(stage);
  await joint.contribute(partner, 60_000);
  const venue = await joint.promise(stage.influencer, 40_000, { need: 1 });
  await stage.move(stage.brand, venue.id, 'contributed');
  await joint.lock();
  const { shares } = (await joint.settle(10_000, 'pool')).body.data as Settlement;
  expect(shares.map(({ user_id, amount }) => [user_id, amount])).toEqual([[String(partner.id), 10_000]]);
});

it('the owner cannot change the dates once somebody paid, only propose it', async () => {
  const joint = await openJoint(stage);
  await joint.contribute(partner, 60_000);
  const path = `PUT /campaign/update/${joint.campaign.id}`;
  const reply = await stage.call(stage.brand, path, { start_date: dayFromNow(11) });
  expect(reply).toMatchObject({ status: 202, body: { data: { proposal_id: expect.any(String) } } });
  const { body } = await stage.call(partner, `GET /campaign/${joint.campaign.id}`);
  expect(body.data).toMatchObject({ start_date: joint.campaign.start_date });
});
