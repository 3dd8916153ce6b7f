import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OperatorChargeback } from '../../../contract/operators/operator-chargebacks.ts';
import { balanceOf, type Deal, finishDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { stepUp } from '../../../tests/step-up.ts';

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
  await finishDeal({ ...stage, brand }, deal);
  return deal;
}

async function contestedBy({ id }: Player, query = ''): Promise<OperatorChargeback> {
  const row = (await list(query)).data.find(({ payer }) => payer?.id === String(id));
  if (!row) throw new Error('No chargeback of this payer');
  return row;
}

it('lists open ones by their deadline with both sides, and those that ended', async () => {
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
    can_find_collusion: true,
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

it('collusion found after a loss takes what the creator was paid, once', async () => {
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

it('collusion found while the bank still looks takes it when the payment is lost, beyond what is there as a debt', async () => {
  const brand = await stage.newBrand();
  const deal = await doWork(brand);
  await deal.act('dispute');
  const { id } = await contestedBy(brand);
  expect((await find(id)).body.data).toMatchObject({
    status: 'open',
    collusion: 'operator',
    can_find_collusion: false,
  });
  expect((await balanceOf(stage, deal.influencer)).available).toBe(9_500);
  await deal.act('dispute_lost');
  expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, debt: 0 });
  expect((await contestedBy(brand, '?status=ended')).collusion).toBe('operator');
});

it('a subscription payment taken back is a debt, with nobody to take it from', async () => {
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
  expect(row).toMatchObject({ about: 'subscription', payee: null, campaign: null, can_find_collusion: false });
  expect((await find(row.id)).status).toBe(422);
});

it('is for operators', async () => {
  const brand = await stage.newBrand();
  expect((await stage.call(brand, 'GET /operator/chargebacks')).status).toBeGreaterThan(399);
  expect((await find('1', brand)).status).toBeGreaterThan(399);
});
