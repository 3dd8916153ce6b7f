import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiReply } from '../../../tests/app.ts';
import { balanceOf, type Deal, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { settleRefunds } from './refund.service.ts';

let stage: Stage;
let operator: Player;
beforeAll(async () => {
  // One operator decides every dispute of these runs.
  stage = await setStage({}, { OPERATOR_APPROVAL_ABOVE: '9000000' });
  operator = await stage.newBrand('operator');
});
afterAll(async () => {
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  await stage.app.close();
});

const statuses = (replies: ApiReply[]) => replies.map(({ status }) => status).toSorted();
/** Number of times an agreement reached each of these statuses. */
async function timesOf(deal: Deal, ...states: string[]): Promise<number[]> {
  const { history } = await deal.status();
  return states.map((state) => history.filter(({ to }) => to === state).length);
}

describe('concurrent acts on money have one outcome and one history entry', () => {
  it('funded twice, from two tabs: one order, one payment', async () => {
    const deal = await strikeDeal(stage);
    const funded = await Promise.all([deal.fund(), deal.fund(), deal.fund({ 'idempotency-key': 'third' })]);
    const orders = new Set(funded.map(({ body }) => (body.data as { payment_id: string }).payment_id));
    expect(orders.size).toBe(1);
    const paid = await Promise.all([deal.act('pay'), deal.act('pay')]);
    expect(statuses(paid)).toEqual([200, 409]);
    expect(await timesOf(deal, 'in_progress')).toEqual([1]);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 18_000 });
  });

  it.each(['creator', 'influencer'] as const)('paid while the %s cancels: nothing is kept', async (side) => {
    const deal = await strikeDeal(stage);
    await deal.fund();
    const who = side === 'creator' ? stage.brand : deal.influencer;
    const [, cancelled] = await Promise.all([deal.act('pay'), deal.callOff(who)]);
    expect(cancelled.status).toBe(200);
    expect(await timesOf(deal, 'cancelled')).toEqual([1]);
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 0, available: 0 });
  });

  it('funding started while it is cancelled: the order stays unpaid or is refunded', async () => {
    const deal = await strikeDeal(stage);
    const [fund, cancel] = await Promise.all([deal.fund(), deal.cancel(deal.influencer)]);
    expect(cancel.status).toBe(200);
    expect([200, 409]).toContain(fund.status);
    if (fund.status === 200) await deal.act('pay');
    expect((await deal.escrow()).status).toBe(fund.status === 200 ? 'refunded' : 'none');
    expect(await timesOf(deal, 'cancelled', 'in_progress')).toEqual([1, 0]);
  });

  it('a payment after the cancellation is refunded, once, however often it is reported', async () => {
    const deal = await strikeDeal(stage);
    await deal.fund();
    await deal.cancel(stage.brand);
    await deal.act('pay', { twice: true, reversed: true });
    const { context } = stage.app;
    await Promise.all([settleRefunds(context), settleRefunds(context), deal.escrow(), deal.escrow()]);
    const { status, refunded, reference } = await deal.escrow(deal.influencer);
    expect([status, refunded, reference]).toEqual(['refunded', 18_000, expect.stringMatching(/^rfnd_/)]);
    expect(await timesOf(deal, 'cancelled', 'in_progress')).toEqual([1, 0]);
  });

  it('released while a dispute is opened: one of the two', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = (await deal.submit()).body.data as { id: string };
    await deal.change(stage.brand, id, { status: 'approved' });
    const [released, disputed] = await Promise.all([deal.release(), deal.dispute(deal.influencer)]);
    expect(statuses([released, disputed])).toEqual([200, 409]);
    const isReleased = released.status === 200;
    expect(await deal.escrow()).toMatchObject({ status: isReleased ? 'released' : 'disputed' });
    expect(await timesOf(deal, 'paid')).toEqual([isReleased ? 1 : 0]);
    const { available, on_hold } = await balanceOf(stage, deal.influencer);
    expect([available, on_hold]).toEqual(isReleased ? [17_100, 0] : [0, 18_000]);
  });

  it('released twice, and its publication confirmed twice at once: paid once', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = (await deal.submit()).body.data as { id: string };
    await deal.change(stage.brand, id, { status: 'approved' });
    const replies = await Promise.all([
      deal.release(),
      deal.release(),
      deal.change(stage.brand, id, { status: 'published' }),
      deal.change(stage.brand, id, { status: 'published' }),
    ]);
    expect(statuses(replies)).toEqual([200, 409, 409, 409]);
    expect(await timesOf(deal, 'approved', 'paid')).toEqual([1, 1]);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 17_100 });
  });

  it('cancelled while work is submitted: one of the two', async () => {
    const deal = await strikeFundedDeal(stage);
    const [cancelled, submitted] = await Promise.all([deal.callOff(stage.brand), deal.submit()]);
    expect(statuses([cancelled, submitted])).toEqual([200, 409]);
    const isCancelled = cancelled.status === 200;
    expect(await timesOf(deal, 'cancelled', 'submitted')).toEqual(isCancelled ? [1, 0] : [0, 1]);
    expect(await deal.escrow()).toMatchObject({ status: isCancelled ? 'refunded' : 'held' });
  });

  it('disputed by both at once, and decided by two: one dispute, one decision', async () => {
    const deal = await strikeFundedDeal(stage);
    expect(statuses(await Promise.all([deal.dispute(stage.brand), deal.dispute(deal.influencer)]))).toEqual([200, 409]);
    const path = `GET /campaign/applications/${deal.application.id}/dispute`;
    const { id } = (await stage.call(stage.brand, path)).body.data as { id: string };
    const decide = (outcome: string) => stage.call(operator, `POST /operator/disputes/${id}`, { outcome });
    expect(statuses(await Promise.all([decide('refund'), decide('refund'), decide('release')]))).toEqual([
      200, 409, 409,
    ]);
    const [paid = 0, cancelled = 0] = await timesOf(deal, 'paid', 'cancelled');
    expect(paid + cancelled).toBe(1);
  });
});
