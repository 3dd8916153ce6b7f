import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { balanceOf, finishDeal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint, type PaidWith } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';
import { askPayout, giveMoney } from '../../../tests/payouts/payee.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { freeDueCardMoney } from './card-holds.service.ts';

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

/** Moves the product's clock the given number of days ahead. */
function goTo(days: number): void {
  stage.app.context.now = () => new Date(Date.now() + days * dayMs);
}

/** Funds and releases work for ₹10,000 (₹9,500 after the fee), paid with the given method. */
async function earn(paidWith: PaidWith) {
  const deal = await strikeDeal({ ...stage, brand }, {}, 10_000);
  await deal.fund();
  await deal.act('pay', {}, paidWith);
  await finishDeal(deal);
  return deal;
}

async function withdraw(who: Player, amount: number) {
  await stepUp(stage.app, who.token);
  const method = await stage.call(who, 'POST /wallet/payment-methods', { kind: 'upi', vpa: `p${nextNumber()}@okbank` });
  const { id } = method.body.data as { id: string };
  return askPayout(stage.app, who, { amount, methodId: id });
}

const free = { available: 9_500, withdrawable: 9_500, on_hold: 0 };
const held = { available: 0, withdrawable: 0, on_hold: 9_500 };

it('holds income paid by a new card for seven days and refuses to pay it out', async () => {
  const { influencer } = await earn({ method: 'card', instrument: 'new' });
  expect(await balanceOf(stage, influencer)).toMatchObject({ ...held, holds: { cards: 9_500 } });
  expect((await withdraw(influencer, 500)).body.code).toBe('NOT_ENOUGH_MONEY');
  const notices = await stage.call(influencer, `GET /user/get_user_notifications/${influencer.id}`);
  expect(JSON.stringify(notices.body.data)).toMatch(/You can withdraw ₹9,500 from \d/);
  goTo(6.99);
  expect(await balanceOf(stage, influencer)).toMatchObject(held);
  goTo(7.01);
  expect(await balanceOf(stage, influencer)).toMatchObject(free);
  goTo(0);
  expect((await withdraw(influencer, 9_500)).status).toBe(200);
});

it('holds nothing when UPI paid, or when free money covers the payout', async () => {
  const { influencer } = await earn({ method: 'upi' });
  expect(await balanceOf(stage, influencer)).toMatchObject(free);
  const second = await earn({ method: 'card', instrument: 'mixed' });
  await giveMoney(stage.app, second.influencer.id, { earnings: 600 });
  expect(await balanceOf(stage, second.influencer)).toMatchObject({ withdrawable: 600, on_hold: 9_500 });
  expect((await withdraw(second.influencer, 601)).body.code).toBe('NOT_ENOUGH_MONEY');
  expect((await withdraw(second.influencer, 600)).status).toBe(200);
});

it("counts from the account's first payment with that card", async () => {
  await earn({ method: 'card', instrument: 'usual' });
  const query = stage.app.context.db.updateTable('payment_instrument').where('account_id', '=', brand.id);
  await query.set({ first_paid_at: new Date(Date.now() - 5 * dayMs) }).execute();
  const second = await earn({ method: 'card', instrument: 'usual' });
  const other = await earn({ method: 'card', instrument: 'another' });
  goTo(2.01);
  expect(await balanceOf(stage, second.influencer)).toMatchObject(free);
  expect(await balanceOf(stage, other.influencer)).toMatchObject(held);
  goTo(0);
  await query.set({ first_paid_at: new Date(Date.now() - 8 * dayMs) }).execute();
  expect(await balanceOf(stage, (await earn({ method: 'card', instrument: 'usual' })).influencer)).toMatchObject(free);
  brand = await stage.newBrand();
  const elsewhere = await earn({ method: 'card', instrument: 'usual' });
  expect(await balanceOf(stage, elsewhere.influencer)).toMatchObject(held);
});

it('frees due holds by a job, once, and leaves the rest', async () => {
  const { influencer } = await earn({ method: 'card', instrument: 'job' });
  const { db } = stage.app.context;
  const later = { account_id: influencer.id, amount: 250_000, created_at: new Date() };
  await db
    .insertInto('card_hold')
    .values({ ...later, free_at: new Date(Date.now() + 9 * dayMs) })
    .execute();
  goTo(8);
  await Promise.all([freeDueCardMoney(stage.app.context), freeDueCardMoney(stage.app.context)]);
  expect(await balanceOf(stage, influencer)).toMatchObject({ available: 7_000, on_hold: 2_500 });
  goTo(10);
  await freeDueCardMoney(stage.app.context);
  expect(await balanceOf(stage, influencer)).toMatchObject(free);
});

it('holds income of a dispute split decided by an operator too', async () => {
  const operator = await stage.newBrand('operator');
  const deal = await strikeDeal({ ...stage, brand }, {}, 10_000);
  await deal.fund();
  await deal.act('pay', {}, { method: 'card', instrument: 'disputed' });
  await deal.dispute(brand);
  const { body } = await stage.call(brand, `GET /campaign/applications/${deal.application.id}/dispute`);
  const { id } = body.data as { id: string };
  await stage.call(operator, `POST /operator/disputes/${id}`, { outcome: 'split', amount: 4_000 });
  expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, on_hold: 3_800 });
});

it('frees only what a chargeback left of a hold', async () => {
  const { influencer } = await earn({ method: 'card', instrument: 'taken' });
  const fingerprint = `same-${nextNumber()}`;
  const rows = [brand.id, influencer.id].map((account_id) => ({ account_id, fingerprint }));
  await stage.app.context.db.insertInto('payout_fingerprint').values(rows).execute();
  const deal = await earn({ method: 'card', instrument: 'taken' });
  // The payee shares a payout fingerprint with the payer, and related payees are liable for the disputed payment.
  const query = stage.app.context.db.updateTable('payout_fingerprint').set({ account_id: deal.influencer.id });
  await query.where('account_id', '=', influencer.id).execute();
  await deal.act('dispute_lost');
  expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, on_hold: 0, debt: 0 });
  goTo(7.01);
  expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, on_hold: 0, debt: 0 });
  expect(await balanceOf(stage, influencer)).toMatchObject(free);
});

it("holds a draw from a pool by its share of new cards, and a settlement by each payer's own card", async () => {
  const [byCard, byUpi, crew] = [await stage.newBrand(), await stage.newBrand('partner'), await stage.newInfluencer()];
  const joint = await openJoint({ ...stage, brand });
  await joint.promise(crew, 10_000, { need: 1 });
  await joint.contribute(byCard, 30_000, { method: 'card', instrument: 'pool' });
  await joint.contribute(byUpi, 10_000);
  await joint.lock();
  const draw = { amount: 20_000, note: 'Film crew', payee_id: String(crew.id) };
  expect((await joint.draw(draw, [byCard, byUpi])).status).toBe('executed');
  // ₹19,000 after the fee; three quarters of the pool came by card.
  expect(await balanceOf(stage, crew)).toMatchObject({ available: 4_750, on_hold: 14_250 });
  expect((await joint.settle(8_000, 'pool')).status).toBe(200);
  expect(await balanceOf(stage, byCard)).toMatchObject({ available: 0, on_hold: 6_000 });
  expect(await balanceOf(stage, byUpi)).toMatchObject({ available: 2_000, on_hold: 0 });
  goTo(7.01);
  expect(await balanceOf(stage, crew)).toMatchObject({ available: 19_000, on_hold: 0 });
  expect(await balanceOf(stage, byCard)).toMatchObject({ available: 6_000, on_hold: 0 });
});
