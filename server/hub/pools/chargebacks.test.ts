import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import type { Spending } from '../../../contract/hub/pools.ts';
import { balanceOf } from '../../../tests/campaigns/paying.ts';
import { type Joint, openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, readPoolBalance } from '../../money/ledger/ledger.service.ts';
import { listPayers } from './payers.service.ts';
import { findPoolFaults } from './pools.service.ts';

let stage: Stage;
let honest: Player;
let doubted: Player;
let side: Player;
let joint: Joint;
let pledge: Pledge;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());
/** Two payers, ₹60,000 and ₹30,000, and a participant with a venue; started. */
beforeEach(async () => {
  [honest, doubted, side] = [await stage.newBrand('partner'), await stage.newBrand(), await stage.newBrand('partner')];
  joint = await openJoint(stage);
  await joint.promise(side, 10_000, { need: 1 });
  await joint.contribute(honest, 60_000);
  pledge = await joint.contribute(doubted, 30_000);
  await joint.lock();
});

const held = () => readPoolBalance(stage.app.context, Number(joint.campaign.id));
const payers = async () =>
  (await listPayers(stage.app.context, Number(joint.campaign.id))).map((each) => each.accountId);
const propose = async (amount: number) => {
  const body = { amount, note: 'Film crew', payee_id: String(side.id) };
  return (await joint.spend(stage.brand, body)).body.data as Spending;
};
async function expectSound(): Promise<void> {
  expect(await findPoolFaults(stage.app.context)).toEqual([]);
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
}

it('a disputed payment has no vote and no share, and regains both once won', async () => {
  await joint.act(doubted, pledge, 'dispute');
  expect(await held()).toBe(6_000_000);
  expect(await payers()).toEqual([honest.id]);
  await expectSound();
  const draw = await propose(10_000);
  expect((await joint.answer(doubted, draw.id, 'objected', { note: 'I do not agree at all.' })).status).toBeGreaterThan(
    399,
  );
  await joint.act(doubted, pledge, 'dispute_won');
  expect(await held()).toBe(9_000_000);
  expect((await payers()).toSorted()).toEqual([honest.id, doubted.id].toSorted());
  await expectSound();
});

it('a lost one takes its share of the remaining pool, and the spent part becomes its payer’s debt', async () => {
  const draw = await propose(45_000);
  await joint.answer(honest, draw.id, 'agreed');
  await joint.answer(doubted, draw.id, 'agreed');
  expect(await held()).toBe(4_500_000);
  await joint.act(doubted, pledge, 'dispute');
  expect(await held()).toBe(3_000_000);
  await joint.act(doubted, pledge, 'dispute_lost');
  expect(await held()).toBe(3_000_000);
  expect(await payers()).toEqual([honest.id]);
  expect(await balanceOf(stage, doubted)).toMatchObject({ debt: 15_000 });
  await expectSound();
});

it('an open draw beyond the rest of the pool waits', async () => {
  const draw = await propose(80_000);
  await joint.act(doubted, pledge, 'dispute');
  await joint.answer(honest, draw.id, 'agreed');
  expect(await held()).toBe(6_000_000);
  await expectSound();
  await joint.act(doubted, pledge, 'dispute_won');
  const paid = await joint.answer(doubted, draw.id, 'agreed');
  expect(paid.body.data).toMatchObject({ status: 'executed' });
  await expectSound();
});

it('a lost one with the pool spent is entirely its payer’s debt', async () => {
  const draw = await propose(90_000);
  await joint.answer(honest, draw.id, 'agreed');
  await joint.answer(doubted, draw.id, 'agreed');
  expect(await held()).toBe(0);
  const reply = await joint.act(doubted, pledge, 'dispute_lost');
  expect(reply.status).toBe(200);
  expect(await payers()).toEqual([honest.id]);
  expect(await balanceOf(stage, doubted)).toMatchObject({ debt: 30_000 });
  await expectSound();
});
