import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, finishDeal, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, post, readBalances } from '../../money/ledger/ledger.service.ts';
import { partOfPool, statusOf } from './chargeback.rules.ts';
import { settleRefunds } from './refund.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const chargebackOf = async (payerId: number) =>
  stage.app.context.db.selectFrom('chargeback').selectAll().where('payer_id', '=', payerId).executeTakeFirst();

describe('a chargeback', () => {
  it('freezes held money, and unfreezes it when won', async () => {
    const brand = await stage.newBrand();
    const operator = await stage.newBrand('operator');
    const signsIn = { password_hash: 'one' };
    await stage.app.context.db.updateTable('account').set(signsIn).where('id', '=', operator.id).execute();
    const deal = await strikeFundedDeal({ ...stage, brand });
    expect((await deal.act('dispute', { twice: true })).status).toBe(200);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 0, on_hold: 18_000 });
    expect((await deal.cancel(brand)).status).toBe(409);
    const { body } = await stage.call(operator, `GET /user/get_user_notifications/${operator.id}`);
    expect(JSON.stringify(body.data)).toMatch(/Chargeback of ₹18,000: answer by/);
    await deal.act('dispute_won', { twice: true });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 18_000, on_hold: 0 });
    await finishDeal(deal);
    expect((await deal.status()).status).toBe('paid');
  });

  it('when lost takes held money and ends the work', async () => {
    const brand = await stage.newBrand();
    const deal = await strikeFundedDeal({ ...stage, brand });
    await deal.act('dispute_lost', { reversed: true });
    expect(await chargebackOf(brand.id)).toMatchObject({ status: 'lost', from_held: 1_800_000, debt: 0 });
    expect((await readBalances(stage.app.context, deal.influencer.id)).disputed).toBe(0);
    expect(await balanceOf(stage, brand)).toMatchObject({ debt: 0 });
  });

  it('when lost ends a proposal to cancel that waits for its answer', async () => {
    const brand = await stage.newBrand();
    const deal = await strikeFundedDeal({ ...stage, brand });
    expect((await deal.cancel(brand)).status).toBe(200);
    await deal.act('dispute');
    await deal.act('dispute_lost');
    expect(await deal.status()).toMatchObject({ status: 'cancelled', cancellation: null });
  });

  it('of paid work leaves the money with the influencer: the payer owes it, and pays by new income', async () => {
    const brand = await stage.newBrand();
    const deal = await strikeFundedDeal({ ...stage, brand });
    await finishDeal(deal);
    const earned = (await balanceOf(stage, deal.influencer)).available;
    expect(earned).toBeGreaterThan(0);
    await deal.act('dispute_lost');
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: earned, debt: 0 });
    expect(await balanceOf(stage, brand)).toMatchObject({ available: 0, debt: 18_000 });
    const next = await strikeDeal({ ...stage, brand });
    expect((await next.fund()).status).toBe(422);
    await post(stage.app.context, {
      kind: 'test.given',
      reference: `given:${brand.id}`,
      entries: [
        { kind: 'gateway', amount: -2_000_000 },
        { kind: 'earnings', ownerId: brand.id, amount: 2_000_000 },
      ],
    });
    expect(await balanceOf(stage, brand)).toMatchObject({ available: 2_000, debt: 0 });
    expect((await next.fund()).status).toBeLessThan(300);
  });

  it('of a part of held money takes that part, and the rest is returned to its source', async () => {
    const brand = await stage.newBrand();
    const deal = await strikeFundedDeal({ ...stage, brand });
    await deal.act('dispute', {}, { amount: 500_000 });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 0, on_hold: 18_000 });
    await deal.act('dispute_lost');
    expect(await chargebackOf(brand.id)).toMatchObject({ amount: 500_000, from_held: 500_000, debt: 0 });
    expect(await balanceOf(stage, brand)).toMatchObject({ available: 0, debt: 0 });
    expect((await deal.status()).status).toBe('cancelled');
    await settleRefunds(stage.app.context);
    const { data } = (await stage.app.api('GET /sandbox/gateway')).body as unknown as { data: { payments: object[] } };
    expect(data.payments.at(-1)).toMatchObject({ amount: 1_800_000, amount_refunded: 1_300_000 });
  });

  it('of a part of what was paid out is a debt of that part', async () => {
    const brand = await stage.newBrand();
    const deal = await strikeFundedDeal({ ...stage, brand });
    await finishDeal(deal);
    await deal.act('dispute_lost', {}, { amount: 500_000 });
    expect(await balanceOf(stage, brand)).toMatchObject({ available: 0, debt: 5_000 });
    expect(await chargebackOf(brand.id)).toMatchObject({ from_held: 0, debt: 500_000 });
  });

  it('takes what a related creator was paid', async () => {
    const brand = await stage.newBrand();
    const deal = await strikeFundedDeal({ ...stage, brand });
    for (const account_id of [brand.id, deal.influencer.id]) {
      const row = { account_id, fingerprint: 'one-person' };
      await stage.app.context.db.insertInto('payout_fingerprint').values(row).execute();
    }
    await finishDeal(deal);
    const { available } = await balanceOf(stage, deal.influencer);
    await deal.act('dispute_lost');
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, debt: 0 });
    expect((await balanceOf(stage, brand)).debt).toBeCloseTo(18_000 - available, 2);
    expect(await chargebackOf(brand.id)).toMatchObject({ collusion: 'related' });
    expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  });
});

it.each([
  ['open', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['closed', 'won'],
  ['lost', 'lost'],
])('%s at the gateway is %s here', (provider, ours) => {
  expect(statusOf(provider)).toBe(ours);
});

it('takes a proportional share of a pool, and never more than its balance', () => {
  expect(partOfPool({ amount: 100, paid: 400, balance: 200 })).toBe(50);
  expect(partOfPool({ amount: 500, paid: 400, balance: 200 })).toBe(200);
  expect(partOfPool({ amount: 100, paid: 0, balance: 0 })).toBe(0);
});
