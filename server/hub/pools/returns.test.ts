import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import type { Spending } from '../../../contract/hub/pools.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { type Joint, openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { settleRefunds } from '../../work/escrow/refund.service.ts';
import { lockPools } from './lock.service.ts';
import { findPoolFaults } from './pools.service.ts';
import { returnPools } from './returning.service.ts';

let stage: Stage;
let owner: Player;
let large: Player;
let small: Player;
let joint: Joint;
let pledges: { large: Pledge; small: Pledge };
beforeAll(async () => {
  stage = await setStage();
});
beforeEach(async () => {
  [owner, large, small] = [await stage.newBrand(), await stage.newBrand('partner'), await stage.newBrand()];
});
afterEach(() => {
  stage.app.context.now = () => new Date();
});
afterAll(async () => {
  expect(await findPoolFaults(stage.app.context)).toEqual([]);
  await stage.app.close();
});

/** Two payers, ₹60,000 and ₹30,000. */
async function fill(body: Partial<CampaignBody> = {}): Promise<void> {
  joint = await openJoint({ ...stage, brand: owner }, body);
  pledges = { large: await joint.contribute(large, 60_000), small: await joint.contribute(small, 30_000) };
}
const goTo = (days: number) => {
  stage.app.context.now = () => new Date(Date.now() + days * dayMs);
};
/** Rupees refunded to both, in the ledger and at the gateway. */
async function refunded() {
  // Sessions do not last as long as campaigns.
  goTo(0);
  await settleRefunds(stage.app.context);
  const { data } = (await stage.app.api('GET /sandbox/gateway')).body as unknown as {
    data: { payments: { order_id: string; amount_refunded: number }[] };
  };
  const back = async (who: Player, pledge: Pledge) => {
    const { payment_id, refunded: refundedSum } = (await joint.payment(who, pledge)) as {
      payment_id: string;
      refunded?: number;
    };
    const made = data.payments.find(({ order_id }) => order_id === payment_id)?.amount_refunded ?? 0;
    if (refundedSum !== undefined) expect(refundedSum).toBe(made / 100);
    return made / 100;
  };
  return [await back(large, pledges.large), await back(small, pledges.small)];
}

it('refunds everybody if the minimum is not reached at the start, and accepts no later payment', async () => {
  await fill({ pool_minimum: 90_001 });
  const late = await joint.promise(await stage.newBrand(), 1_000);
  await joint.lock();
  await lockPools(stage.app.context);
  expect((await joint.pool()).held).toBe(90_000);
  goTo(1.1);
  await lockPools(stage.app.context);
  expect((await joint.pool()).held).toBe(0);
  expect(await refunded()).toEqual([60_000, 30_000]);
  expect((await joint.spend(owner, { amount: 1, note: 'Work' })).status).toBe(409);
  expect((await joint.pledgeNow(late)).status).toBe('accepted');
});

it('keeps the pool if the minimum is reached to the rupee', async () => {
  await fill({ pool_minimum: 90_000 });
  await joint.lock();
  goTo(1.1);
  await lockPools(stage.app.context);
  expect((await joint.pool()).held).toBe(90_000);
  expect(await refunded()).toEqual([0, 0]);
});

it('returns the rest in proportion 30 days after the end, not before', async () => {
  await fill({ application_deadline: dayFromNow(1), start_date: dayFromNow(2), end_date: dayFromNow(5) });
  await joint.lock();
  expect((await joint.draw({ amount: 45_000.01, note: 'Film crew' }, [large, small])).status).toBe('executed');
  goTo(34);
  await returnPools(stage.app.context);
  expect(await refunded()).toEqual([0, 0]);
  goTo(36);
  await returnPools(stage.app.context);
  await returnPools(stage.app.context);
  expect(await refunded()).toEqual([29_999.99, 15_000]);
  expect((await joint.pool()).held).toBe(0);
});

it.each(['suspended', 'deleted'] as const)('returns the rest in proportion when the owner is %s', async (how) => {
  await fill();
  await joint.lock();
  await joint.draw({ amount: 30_000, note: 'Film crew' }, [large, small]);
  const open = (await joint.spend(owner, { amount: 3_000, note: 'Posters' })).body.data as Spending;
  if (how === 'suspended') {
    const suspension = { suspended_at: new Date(), suspension_reason: 'Fraud' };
    await stage.app.context.db.updateTable('account').set(suspension).where('id', '=', owner.id).execute();
    await returnPools(stage.app.context);
  } else {
    const path = `DELETE /campaign/delete/${joint.campaign.id}`;
    expect((await stage.call(owner, path)).status).toBe(409);
    await joint.answer(owner, open.id, 'withdrawn');
    expect((await stage.call(owner, path)).status).toBe(200);
  }
  expect(await refunded()).toEqual([40_000, 20_000]);
});

it('needs two thirds of the paid money for changed dates; those who disagree get the unspent part back', async () => {
  await fill();
  const third = await stage.newBrand();
  await joint.contribute(third, 1_000);
  const end_date = dayFromNow(50);
  const reply = await stage.call(owner, `PUT /campaign/update/${joint.campaign.id}`, { end_date });
  const { proposal_id: id } = reply.body.data as { proposal_id: string };
  const answer = (who: Player, status: string) => stage.call(who, `PUT /campaign/proposals/${id}`, { status });
  const endOf = async () =>
    ((await stage.call(owner, `GET /campaign/${joint.campaign.id}`)).body.data as { end_date: string }).end_date;
  // 60,000 of 91,000 is less than two thirds.
  expect((await answer(large, 'agreed')).status).toBe(200);
  expect(await endOf()).toBe(joint.campaign.end_date);
  expect((await answer(third, 'agreed')).status).toBe(200);
  expect(await endOf()).toBe(end_date);
  expect((await answer(small, 'refused')).status).toBe(200);
  expect(await refunded()).toEqual([0, 30_000]);
  expect((await joint.pool()).held).toBe(61_000);
});

it('lets a payee who is not a participant see the draws and dispute their own', async () => {
  const crew = await stage.newInfluencer();
  await fill();
  await joint.lock();
  const draws = `GET /campaign/${joint.campaign.id}/spending`;
  expect((await stage.call(crew, draws)).status).toBe(404);
  const body = { amount: 5_000, note: 'Film crew', payee_id: String(crew.id), proof: 'Quotation 7 of the film crew' };
  const proposed = await joint.spend(owner, body);
  expect(proposed.status, JSON.stringify(proposed.body)).toBe(200);
  const { id } = proposed.body.data as Spending;
  expect((await stage.call(crew, draws)).body.data).toMatchObject([{ id, status: 'proposed' }]);
  const dispute = (who: Player, more: object) =>
    stage.call(who, `POST /campaign/${joint.campaign.id}/dispute`, { reason: 'They want it back from me.', ...more });
  expect((await dispute(await stage.newInfluencer(), { spending_id: id })).status).toBe(404);
  expect((await dispute(crew, { spending_id: id })).status).toBe(200);
  expect((await stage.call(crew, draws)).body.data).toMatchObject([{ id, status: 'disputed' }]);
});
