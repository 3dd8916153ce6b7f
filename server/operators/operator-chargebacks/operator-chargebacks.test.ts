import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperatorChargeback } from '../../../contract/operators/operator-chargebacks.ts';
import { balanceOf, type Deal, finishDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { findPoolFaults } from '../../hub/pools/pools.service.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';

let stage: Stage;
let operator: Player;
beforeAll(async () => {
  stage = await setStage();
  operator = await stage.newBrand('operator');
  await stepUp(stage.app, operator.token);
});
afterAll(() => stage.app.close());

const list = async (query = '') => {
  const { body } = await stage.call(operator, `GET /operator/chargebacks${query}`);
  return body as unknown as { data: OperatorChargeback[]; total: number; next_cursor: string | null };
};
const find = (id: string, who = operator) =>
  stage.call(who, `POST /operator/chargebacks/${id}/collusion`, { reason: 'One person, two accounts.' });

async function doWork(brand: Player): Promise<Deal> {
  const deal = await strikeFundedDeal({ ...stage, brand }, {}, 10_000);
  await finishDeal(deal);
  return deal;
}

async function contestedBy({ id }: Player, query = ''): Promise<OperatorChargeback> {
  const row = (await list(query)).data.find(({ payer }) => payer?.id === String(id));
  if (!row) throw new Error('No chargeback of this payer');
  return row;
}

it('lists open ones by deadline with both parties, and ended ones', async () => {
  const [first, second] = [await stage.newBrand(), await stage.newBrand()];
  const deals = [await doWork(first), await doWork(second)];
  for (const deal of deals) await deal.act('dispute');
  const { db } = stage.app.context;
  const soon = { respond_by: new Date(Date.now() + 3_600_000) };
  await db.updateTable('chargeback').set(soon).where('payer_id', '=', second.id).execute();
  const open = await list();
  expect(open.total).toBe(2);
  expect(open.data.map(({ payer }) => payer?.id)).toEqual([String(second.id), String(first.id)]);
  expect(open.data[0]).toMatchObject({
    about: 'work',
    amount: 10_000,
    status: 'open',
    payee: { id: String(deals[1]?.influencer.id) },
    campaign: { id: deals[1]?.campaign.id },
    can: { find_collusion: true },
  });
  const page = await list('?limit=1');
  expect((await list(`?limit=1&cursor=${page.next_cursor}`)).data[0]?.payer?.id).toBe(String(first.id));
  await deals[0]?.act('dispute_won');
  await deals[1]?.act('dispute_lost');
  expect(await list()).toMatchObject({ data: [], total: 0 });
  const ended = await list('?status=ended');
  expect(ended.data.map(({ status }) => status)).toEqual(['lost', 'won']);
  expect((await find(ended.data[1]?.id ?? '')).status).toBe(409);
});

it('collusion found after a loss takes back what the creator was paid, once', async () => {
  const brand = await stage.newBrand();
  const deal = await doWork(brand);
  await deal.act('dispute_lost');
  expect([(await balanceOf(stage, deal.influencer)).available, (await balanceOf(stage, brand)).debt]).toEqual([
    9_500, 10_000,
  ]);
  const { id } = await contestedBy(brand, '?status=ended');
  expect((await find(id)).body.data).toMatchObject({ collusion: 'operator', from_payee: 9_500, debt: 500 });
  expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, debt: 0 });
  expect((await balanceOf(stage, brand)).debt).toBe(500);
  expect((await find(id)).status).toBe(409);
});

it("collusion found during the bank's review takes it back when the payment is lost, with a debt beyond the balance", async () => {
  const brand = await stage.newBrand();
  const deal = await doWork(brand);
  await deal.act('dispute');
  const { id } = await contestedBy(brand);
  expect((await find(id)).body.data).toMatchObject({
    status: 'open',
    collusion: 'operator',
    can: { find_collusion: { reason: expect.any(String) } },
  });
  expect((await balanceOf(stage, deal.influencer)).available).toBe(9_500);
  await deal.act('dispute_lost');
  expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, debt: 0 });
  expect((await contestedBy(brand, '?status=ended')).collusion).toBe('operator');
});

/** A pool of ₹60,000 and ₹30,000; ₹45,000 of it was drawn for one participant. */
async function drawFromPool() {
  const [honest, doubted, side] = [
    await stage.newBrand('partner'),
    await stage.newBrand(),
    await stage.newBrand('partner'),
  ];
  const joint = await openJoint(stage);
  await joint.promise(side, 10_000, { need: 1 });
  await joint.contribute(honest, 60_000);
  const pledge = await joint.contribute(doubted, 30_000);
  await joint.lock();
  const body = { amount: 45_000, note: 'Film crew', payee_id: String(side.id) };
  const { id } = (await joint.spend(stage.brand, body)).body.data as { id: string };
  for (const payer of [honest, doubted]) await joint.answer(payer, id, 'agreed');
  // A third of ₹45,000, less 5 %.
  return { honest, doubted, side, joint, pledge, brought: 14_250 };
}

it.each(['before', 'after'])(
  'collusion found %s the loss of a contribution to a pool takes back its part of the draws',
  async (when) => {
    const { honest, doubted, side, joint, pledge, brought } = await drawFromPool();
    await joint.act(doubted, pledge, 'dispute');
    if (when === 'after') await joint.act(doubted, pledge, 'dispute_lost');
    const row = await contestedBy(doubted, when === 'after' ? '?status=ended' : '');
    expect(row).toMatchObject({ about: 'pool', payee: null, can: { find_collusion: true } });
    expect(row.payees).toMatchObject([{ person: { id: String(side.id) }, amount: brought, is_colluder: false }]);
    expect((await find(row.id)).body.data).toMatchObject({
      collusion: 'operator',
      can: { find_collusion: { reason: expect.any(String) } },
    });
    if (when === 'before') await joint.act(doubted, pledge, 'dispute_lost');
    expect(await balanceOf(stage, side)).toMatchObject({ available: 3 * brought - brought, debt: 0 });
    expect(await balanceOf(stage, doubted)).toMatchObject({ debt: 15_000 - brought });
    expect((await balanceOf(stage, honest)).debt).toBe(0);
    expect(await contestedBy(doubted, '?status=ended')).toMatchObject({ from_payee: brought, debt: 15_000 - brought });
    expect((await find(row.id)).status).toBe(409);
    expect((await checkLedger(stage.app.context)).faults).toEqual([]);
    expect(await findPoolFaults(stage.app.context)).toEqual([]);
  },
);

it('a lost payment takes back money from payees of a pool who share a device with its payer, and not from others', async () => {
  const { doubted, side, joint, pledge, brought } = await drawFromPool();
  const { db } = stage.app.context;
  const device_id = `one-person-${side.id}`;
  await db.updateTable('account').set({ device_id }).where('id', 'in', [doubted.id, side.id]).execute();
  await joint.act(doubted, pledge, 'dispute_lost');
  expect(await contestedBy(doubted, '?status=ended')).toMatchObject({ collusion: 'related', from_payee: brought });
  const other = await drawFromPool();
  await other.joint.act(other.doubted, other.pledge, 'dispute_lost');
  expect(await contestedBy(other.doubted, '?status=ended')).toMatchObject({ collusion: null, from_payee: 0 });
});

it('only the named payees pay back, and only those who were paid can be named', async () => {
  const { honest, doubted, side, joint, pledge } = await drawFromPool();
  await joint.act(doubted, pledge, 'dispute_lost');
  const { id } = await contestedBy(doubted, '?status=ended');
  const name = (payees: unknown) =>
    stage.call(operator, `POST /operator/chargebacks/${id}/collusion`, { reason: 'One person, two accounts.', payees });
  expect((await name([])).status).toBe(400);
  expect((await name([String(honest.id)])).status).toBe(422);
  expect((await name([String(side.id), String(honest.id)])).status).toBe(422);
  expect((await name([String(side.id)])).body.data).toMatchObject({ collusion: 'operator' });
});

it('a contribution without draws has no payees', async () => {
  const [payer, joint] = [await stage.newBrand(), await openJoint(stage)];
  const pledge = await joint.contribute(payer, 30_000);
  await joint.act(payer, pledge, 'dispute');
  const row = await contestedBy(payer);
  expect(row).toMatchObject({ about: 'pool', payees: [], can: { find_collusion: { reason: expect.any(String) } } });
  expect((await find(row.id)).status).toBe(422);
});

it('a subscription payment charged back is a debt, without payees', async () => {
  const brand = await stage.newBrand();
  const body = { user_id: String(brand.id), subscription_id: '1' };
  const started = await stage.call(brand, 'POST /user/add_user_subscription', body);
  const { id } = started.body.data as { id: string };
  for (const outcome of ['pay', 'dispute_lost']) {
    const acted = await stage.app.api(`POST /sandbox/gateway/subscriptions/${id}`, { body: { outcome } });
    expect(acted.status).toBe(200);
  }
  expect((await balanceOf(stage, brand)).debt).toBe(499);
  const row = await contestedBy(brand, '?status=ended');
  expect(row).toMatchObject({
    about: 'subscription',
    payee: null,
    campaign: null,
    can: { find_collusion: { reason: expect.any(String) } },
  });
  expect((await find(row.id)).status).toBe(422);
});

it('is for operators', async () => {
  const brand = await stage.newBrand();
  expect((await stage.call(brand, 'GET /operator/chargebacks')).status).toBeGreaterThan(399);
  expect((await find('1', brand)).status).toBeGreaterThan(399);
});
