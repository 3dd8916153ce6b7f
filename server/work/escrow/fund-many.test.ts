import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf, type Deal, strikeDeal, trust } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { settleRefunds } from './refund.service.ts';
import { reconcileOrders } from './sync.service.ts';
import { endUnfunded } from './unfunded.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(async () => {
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  await stage.app.close();
});

interface Together {
  payment_id: string;
  amount: number;
  applications: { application_id: string; amount: number }[];
}

const strike = async (count = 3) => {
  const deals: Deal[] = [];
  for (let at = 0; at < count; at += 1) deals.push(await strikeDeal(stage, {}, 10_000 + at * 1_000));
  return deals;
};
const idsOf = (deals: readonly Deal[]) => deals.map(({ application }) => application.id);
const fund = (ids: readonly string[], who: Player = stage.brand) =>
  stage.call(who, 'POST /campaign/fund-many', { application_ids: ids });
const fundAll = async (deals: readonly Deal[]) => (await fund(idsOf(deals))).body.data as Together;
const act = ({ payment_id }: { payment_id: string }, outcome: string, more: object = {}) =>
  stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome, ...more } });
const moneyOf = async (deals: readonly Deal[]) => {
  const found = [];
  for (const deal of deals) found.push(await deal.escrow());
  return found.map(({ status, amount, refunded }) => ({ status, amount, refunded }));
};
const held = (amount: number) => ({ status: 'held', amount, refunded: 0 });
const back = (amount: number) => ({ status: 'refunded', amount, refunded: amount });

describe('what waits to be funded', () => {
  it('is listed for the owner, the most urgent first, with what funding releases at once', async () => {
    const campaign = await stage.post(stage.brand, { content: [{ type: 'reel', quantity: 1 }] });
    const payments = [
      { label: 'Advance', amount: 3_000, due: 'advance' },
      { label: 'On publication', amount: 7_000, due: 'published' },
    ];
    const ids: string[] = [];
    for (const isKnown of [false, true]) {
      const influencer = await stage.newInfluencer();
      if (isKnown) await trust(stage, influencer);
      const application = await stage.apply(influencer, campaign, 10_000);
      const offer = { amount: 10_000, payments, confirm: true };
      await stage.call(stage.brand, `POST /campaign/applications/${application.id}/offers`, offer);
      await stage.move(influencer, application.id, 'accepted');
      ids.push(application.id);
    }
    await stage.apply(await stage.newInfluencer(), campaign, 9_000);
    const list = (who: Player) => stage.call(who, `GET /campaign/${campaign.id}/fund-many`);
    const row = { amount: 10_000, platform_fee: 500, fund_by: expect.stringMatching(/Z$/) };
    expect((await list(stage.brand)).body).toMatchObject({
      data: [
        { application_id: ids[0], released_now: 0, ...row },
        { application_id: ids[1], released_now: 3_000, ...row },
      ],
      total: 2,
    });
    expect((await list(await stage.newBrand())).status).toBe(404);
    expect((await fund(ids)).body.data).toMatchObject({ amount: 20_000 });
  });
});

describe('funding many at once', () => {
  it('is one payment that holds the money of each, with one notice to the payer', async () => {
    const deals = await strike();
    const { status, body } = await fund(idsOf(deals));
    expect(status).toBe(200);
    const order = body.data as Together;
    expect(order).toMatchObject({
      amount: 33_000,
      applications: idsOf(deals).map((application_id, at) => ({ application_id, amount: 10_000 + at * 1_000 })),
    });
    expect((await act(order, 'pay')).status).toBe(200);
    expect(await moneyOf(deals)).toEqual([held(10_000), held(11_000), held(12_000)]);
    for (const [at, deal] of deals.entries()) {
      expect((await deal.status()).status).toBe('in_progress');
      expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 10_000 + at * 1_000 });
      expect(await deal.escrow()).toMatchObject({ payment_id: order.payment_id });
    }
    const notices = await stage.call(stage.brand, `GET /user/get_user_notifications/${stage.brand.id}`);
    const titles = (notices.body.data as { title: string }[]).map(({ title }) => title);
    expect(titles.filter((title) => title.includes('on hold'))).toEqual(['₹33,000 is on hold for 3 creators']);
  });

  it('is the same order until it is paid, and another one for others', async () => {
    const deals = await strike();
    const orders = await Promise.all([fundAll(deals), fundAll(deals), fundAll(deals.toReversed())]);
    expect(new Set(orders.map(({ payment_id }) => payment_id)).size).toBe(1);
    expect((await fundAll(deals.slice(1))).payment_id).not.toBe(orders[0]?.payment_id);
  });

  it('is made for all or none', async () => {
    const [open, funded, ended] = (await strike()) as [Deal, Deal, Deal];
    await funded.fund();
    await funded.act('pay');
    await ended.cancel(ended.influencer);
    const applied = await stage.apply(await stage.newInfluencer(), open.campaign, 9_000);
    expect((await fund(idsOf([open, funded]))).status).toBe(409);
    expect((await fund(idsOf([open, ended]))).status).toBe(409);
    expect((await fund([open.application.id, applied.id])).status).toBe(409);
    expect((await fund([open.application.id, '999999999'])).status).toBe(404);
    expect((await fund(idsOf([open]), await stage.newBrand())).status).toBe(404);
    expect((await fund(idsOf([open]), open.influencer)).status).toBe(404);
    expect((await fund([])).status).toBe(400);
    expect((await fund(Array.from({ length: 51 }, (_, at) => String(at + 1)))).status).toBe(400);
    expect(await moneyOf([open])).toEqual([{ status: 'none', amount: 10_000, refunded: 0 }]);
  });

  it('refunds the part of what ended before the payment, and holds the rest', async () => {
    const deals = await strike();
    const order = await fundAll(deals);
    await deals[1]?.cancel(deals[1].influencer);
    await act(order, 'pay', { delivery: { twice: true, reversed: true } });
    expect(await moneyOf(deals)).toEqual([held(10_000), back(11_000), held(12_000)]);
    await settleRefunds(stage.app.context);
    expect((await deals[1]?.escrow())?.reference).toMatch(/^rfnd_/);
  });

  it('refunds its part of what was funded alone meanwhile, and what is paid alone afterwards', async () => {
    const deals = (await strike(2)) as [Deal, Deal];
    const [first, second] = deals;
    const order = await fundAll(deals);
    await second.fund();
    const { payment_id: late } = (await second.escrow()) as { payment_id: string };
    await first.fund();
    await first.act('pay');
    await act(order, 'pay');
    await act({ payment_id: late }, 'pay');
    expect(await moneyOf(deals)).toEqual([held(10_000), held(11_000)]);
    await settleRefunds(stage.app.context);
    const refunded = await stage.app.context.db
      .selectFrom('escrow_order')
      .select(['amount', 'refunded', 'refund_sent'])
      .where('status', '=', 'refunded')
      .where('application_id', 'in', idsOf(deals).map(Number))
      .orderBy('amount')
      .execute();
    const whole = (paise: number) => ({ amount: paise, refunded: paise, refund_sent: paise });
    expect(refunded).toEqual([whole(1_000_000), whole(1_100_000)]);
  });

  it('finds a payment without its webhook: by looking, hourly, and before an agreement ends unfunded', async () => {
    const deals = (await strike()) as [Deal, Deal, Deal];
    const silent = { delivery: { late: true } };
    for (const [at, look] of [
      () => deals[0].escrow(),
      () => reconcileOrders(stage.app.context),
      () => endUnfunded({ ...stage.app.context, now: () => new Date(Date.now() + 20 * 86_400_000) }),
    ].entries()) {
      const mine = deals.slice(at, at + 1);
      await act(await fundAll(mine), 'pay', silent);
      await look();
      expect(await moneyOf(mine)).toMatchObject([{ status: 'held' }]);
    }
  });

  it.each(['creator', 'influencer'] as const)('paid while the %s cancels one: its part is not kept', async (side) => {
    const deals = (await strike(2)) as [Deal, Deal];
    const order = await fundAll(deals);
    const who = side === 'creator' ? stage.brand : deals[0].influencer;
    const [, cancelled] = await Promise.all([act(order, 'pay'), deals[0].callOff(who)]);
    expect(cancelled.status).toBe(200);
    expect(await moneyOf(deals)).toEqual([back(10_000), held(11_000)]);
  });

  it('paid together and alone at once: each agreement is funded once', async () => {
    const deals = (await strike(2)) as [Deal, Deal];
    const order = await fundAll(deals);
    await deals[0].fund();
    await Promise.all([act(order, 'pay'), deals[0].act('pay')]);
    expect(await moneyOf(deals)).toEqual([held(10_000), held(11_000)]);
    expect(await balanceOf(stage, deals[0].influencer)).toMatchObject({ arriving: 10_000 });
  });

  it('charged back: every agreement of the payment is frozen, and ends with a lost dispute', async () => {
    const deals = (await strike(2)) as [Deal, Deal];
    const order = await fundAll(deals);
    await act(order, 'pay');
    await act(order, 'dispute');
    expect(await moneyOf(deals)).toMatchObject([{ status: 'disputed' }, { status: 'disputed' }]);
    await act(order, 'dispute_lost');
    expect(await moneyOf(deals)).toEqual([back(10_000), back(11_000)]);
    for (const deal of deals) expect((await deal.status()).status).toBe('cancelled');
  });
});
