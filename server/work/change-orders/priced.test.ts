import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { changeDeal, readAgreement, readSources, twoReels } from '../../../tests/campaigns/changing.ts';
import { openClockedStage, passTime } from '../../../tests/campaigns/clocked-stage.ts';
import { balanceOf, onApproval, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { endUnpaidChanges, reconcileChangeOrders } from './funding.service.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

const titles = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}?limit=20`);
  return (reply.body.data as Notification[]).map(({ title }) => title);
};
describe('an increase', () => {
  it('takes effect once the owner has funded it, with work, plan, rights and price', async () => {
    const deal = await strikeFundedDeal(stage, twoReels);
    const change = changeDeal(stage, deal);
    const proposed = await change.propose(deal.influencer, {
      amount: 24_000,
      deliverables: [
        { type: 'reel', quantity: 2 },
        { type: 'story', quantity: 1 },
      ],
      usage_rights: { channels: ['social', 'paid_ads'], editing: 'cut', days: 90 },
      raw_files: true,
    });
    expect(proposed).toMatchObject({
      status: 200,
      body: {
        data: {
          status: 'open',
          amount: { from: 18_000, to: 24_000 },
          difference: 6_000,
          difference_gst: 0,
          net: { from: 17_100, to: 22_800 },
          raw_files: { from: false, to: true },
          payments: null,
        },
      },
    });
    const first = await readAgreement(stage, deal);
    const accepted = await change.answer(stage.brand, 'accepted');
    expect(accepted.body.data).toMatchObject({
      status: 'funding',
      difference: 6_000,
      version: null,
      fund_by: expect.any(String),
      can: { fund: true },
    });
    expect(await readAgreement(stage, deal)).toEqual(first);
    expect(await deal.escrow()).toMatchObject({ amount: 18_000, status: 'held' });
    expect((await change.fund('999999')).status).toBe(404);
    const id = (await change.latest()).id;
    expect((await stage.call(deal.influencer, `POST /campaign/change-orders/${id}/fund`)).status).toBe(404);

    const started = await change.fund();
    expect(started.body.data).toMatchObject({ amount: 6_000, payment_id: expect.stringMatching(/^order_/) });
    expect((await change.fund()).body.data).toEqual(started.body.data);
    await change.pay();
    expect(await change.latest()).toMatchObject({ status: 'accepted', version: 2, difference: 6_000 });
    const second = await readAgreement(stage, deal);
    expect(second).toMatchObject({
      version: 2,
      terms: {
        price: 24_000,
        raw_files: true,
        payments: [{ amount: 24_000, due: 'published' }],
        usage_rights: { days: 90, channels: ['social', 'paid_ads'], editing: 'cut', territory: 'India' },
        amends: { version: 1, hash: first.hash },
      },
    });
    expect((await deal.work()).map(({ type }) => type)).toEqual(['reel', 'reel', 'story']);
    expect(await deal.status()).toMatchObject({ status: 'in_progress', quote: 24_000 });
    expect(await deal.escrow()).toMatchObject({
      status: 'held',
      amount: 24_000,
      payments: [{ amount: 24_000, status: 'held' }],
      net: { amount: 24_000, net: 22_800 },
    });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 24_000 });
    expect((await titles(deal.influencer))[0]).toMatch(/^Change order in force: /);
    expect((await change.fund()).status).toBe(409);
  });

  it('ends unpaid after its time, and a late payment goes back', async () => {
    const deal = await strikeFundedDeal(stage);
    const change = changeDeal(stage, deal);
    await change.propose(stage.brand, { amount: 20_000 });
    await change.answer(deal.influencer, 'accepted');
    const { payment_id } = (await change.fund()).body.data as { payment_id: string };
    const before = await readAgreement(stage, deal);
    await passTime(stage, 71 * 3_600_000, endUnpaidChanges);
    expect((await change.latest()).status).toBe('funding');
    await passTime(stage, 2 * 3_600_000, endUnpaidChanges);
    expect(await change.latest()).toMatchObject({ status: 'expired', version: null });
    expect((await titles(stage.brand))[0]).toMatch(/^Change order ended: /);
    expect((await change.fund()).status).toBe(409);
    await stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome: 'pay' } });
    expect(await readAgreement(stage, deal)).toEqual(before);
    expect(await deal.escrow()).toMatchObject({ amount: 18_000, status: 'held', refunded: 0 });
    expect(await readSources(stage, deal.application.id)).toMatchObject([
      { status: 'held', amount: 18_000_00, refund_sent: 0 },
      { status: 'refunded', amount: 2_000_00, refund_sent: 2_000_00 },
    ]);
    expect((await change.propose(stage.brand, { amount: 21_000 })).status).toBe(200);
  });

  it('is found paid without a webhook, by the list and by reconciliation', async () => {
    const deals = [await strikeFundedDeal(stage), await strikeFundedDeal(stage)];
    for (const deal of deals) {
      const change = changeDeal(stage, deal);
      await change.propose(stage.brand, { amount: 20_000 });
      await change.answer(deal.influencer, 'accepted');
      const { payment_id } = (await change.fund()).body.data as { payment_id: string };
      const body = { outcome: 'pay', delivery: { late: true } };
      await stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body });
    }
    const [asked, found] = deals.map((deal) => changeDeal(stage, deal));
    expect(await asked?.latest()).toMatchObject({ status: 'accepted' });
    await stage.app.context.db.updateTable('escrow_order').set({ checked_at: null }).execute();
    await reconcileChangeOrders(stage.app.context);
    expect(await deals[1]?.escrow()).toMatchObject({ amount: 20_000 });
    await stage.app.api('POST /sandbox/gateway/webhooks/flush', { body: { twice: true } });
    expect(await found?.latest()).toMatchObject({ status: 'accepted', version: 2 });
    expect(await deals[0]?.escrow()).toMatchObject({ amount: 20_000 });
  });

  it('takes the creator’s GST by the rate of the agreement, or as it is read anew', async () => {
    const deal = await strikeFundedDeal(stage);
    const change = changeDeal(stage, deal);
    const billing = { name: 'Aarohi Menon', address: 'Kochi', state_code: '27', gstin: '27AAPFU0939F1ZV' };
    expect((await stage.call(deal.influencer, 'PUT /user/billing-details', billing)).status).toBe(200);
    const order = await change.agree({ amount: 18_000 });
    expect(order).toMatchObject({ status: 'accepted', difference: 3_240, difference_gst: 3_240 });
    expect((await readAgreement(stage, deal)).terms).toMatchObject({
      price: 18_000,
      gst: { amount: 3_240, percent: 18 },
    });
    expect(await deal.escrow()).toMatchObject({ amount: 21_240, net: { amount: 18_000, creator_gst: 3_240 } });
    await stage.call(deal.influencer, 'PUT /user/billing-details', { ...billing, gstin: null });
    expect(await change.agree({ amount: 20_000 })).toMatchObject({ difference: 2_360, difference_gst: 360 });
    await deal.submit();
    await deal.complete();
    expect(await deal.escrow()).toMatchObject({ status: 'released', released: 23_600, amount: 23_600 });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 22_600 });
  });
});

describe('a decrease', () => {
  it('refunds at once what is not released, never below it', async () => {
    const plan = [
      { label: 'First', amount: 8_000, due: 'approved', deliverables: ['reel-1'] },
      { label: 'Second', amount: 10_000, due: 'published', deliverables: ['reel-2'] },
    ];
    const deal = await strikeFundedDeal(stage, twoReels, 18_000, plan);
    const change = changeDeal(stage, deal);
    await deal.submit();
    const [piece] = await deal.work();
    await deal.change(stage.brand, piece?.id ?? '', { status: 'approved' });
    expect(await deal.escrow()).toMatchObject({ released: 8_000 });
    for (const body of [{ amount: 7_999 }, { amount: 8_000 }, { deliverables: [{ type: 'reel', quantity: 1 }] }]) {
      expect((await change.propose(stage.brand, body)).status, JSON.stringify(body)).toBe(400);
    }
    await change.propose(stage.brand, { amount: 12_500 });
    expect(await change.latest()).toMatchObject({ difference: -5_500 });
    expect((await change.answer(deal.influencer, 'accepted')).body.data).toMatchObject({
      status: 'accepted',
      version: 2,
    });
    expect(await deal.escrow()).toMatchObject({
      amount: 18_000,
      released: 8_000,
      refunded: 5_500,
      status: 'held',
      payments: [
        { amount: 8_000, status: 'released' },
        { amount: 4_500, status: 'held' },
      ],
    });
    expect(await readSources(stage, deal.application.id)).toMatchObject([
      { refunded: 5_500_00, refund_sent: 5_500_00 },
    ]);
    expect(await titles(stage.brand)).toContainEqual(expect.stringMatching(/^₹5,500 is refunded to you: /));
    expect((await deal.status()).quote).toBe(12_500);
  });

  it('gives back the latest payment first, and cancelling the rest to each', async () => {
    const deal = await strikeFundedDeal(stage);
    const change = changeDeal(stage, deal);
    await change.agree({ amount: 20_000 });
    await change.agree({ amount: 25_000 });
    await change.agree({ amount: 19_000 });
    expect(await readSources(stage, deal.application.id)).toMatchObject([
      { status: 'held', amount: 25_000_00, refunded: 6_000_00, added_refunded: 6_000_00, refund_sent: 0 },
      { status: 'added', amount: 2_000_00, refunded: 1_000_00, refund_sent: 1_000_00 },
      { status: 'added', amount: 5_000_00, refunded: 5_000_00, refund_sent: 5_000_00 },
    ]);
    await deal.callOff(stage.brand);
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 25_000 });
    expect(await readSources(stage, deal.application.id)).toMatchObject([
      { status: 'refunded', refunded: 25_000_00, added_refunded: 7_000_00, refund_sent: 18_000_00 },
      { refunded: 2_000_00, refund_sent: 2_000_00 },
      { refunded: 5_000_00, refund_sent: 5_000_00 },
    ]);
  });
});

describe('before funding', () => {
  it('changes the price at once, and an older payment of it goes back', async () => {
    const deal = await strikeDeal(stage);
    const change = changeDeal(stage, deal);
    const old = (await deal.fund()).body.data as { payment_id: string };
    expect(await change.agree({ amount: 15_000 })).toMatchObject({ status: 'accepted', difference: null });
    expect(await deal.escrow()).toMatchObject({ status: 'none', amount: 15_000 });
    const renewed = (await deal.fund()).body.data as { payment_id: string; amount: number };
    expect(renewed.amount).toBe(15_000);
    expect(renewed.payment_id).not.toBe(old.payment_id);
    await stage.app.api(`POST /sandbox/gateway/orders/${old.payment_id}`, { body: { outcome: 'pay' } });
    expect(await deal.status()).toMatchObject({ status: 'accepted' });
    await deal.act('pay');
    expect(await deal.escrow()).toMatchObject({ status: 'held', amount: 15_000 });
    expect(await readSources(stage, deal.application.id)).toMatchObject([
      { status: 'refunded', refund_sent: 18_000_00 },
      { status: 'held', refund_sent: 0 },
    ]);
  });
});

describe('a renewal', () => {
  it('adds rights to work that is paid, and pays for them at once', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, onApproval());
    const change = changeDeal(stage, deal);
    await deal.submit();
    await deal.complete();
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
    expect((await change.propose(stage.brand, { amount: 20_000, revisions: 9 })).status).toBe(409);
    const rights = { channels: ['social'], days: 180 };
    await change.agree({ amount: 20_000, usage_rights: rights });
    expect(await change.latest()).toMatchObject({ status: 'accepted', difference: 2_000 });
    expect(await deal.escrow()).toMatchObject({ status: 'released', amount: 20_000, released: 20_000 });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 19_000 });
    expect(await deal.status()).toMatchObject({ status: 'paid', quote: 20_000 });
    expect((await readAgreement(stage, deal)).terms.usage_rights).toMatchObject({ days: 180, channels: ['social'] });
  });

  it('of work that a decision paid for, approved or not, is paid at once', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = (await deal.dispute(deal.influencer)).body.data as { id: string };
    const operator = await stage.newBrand('operator');
    await stage.call(operator, `POST /operator/disputes/${id}`, { outcome: 'release' });
    expect(await deal.status()).toMatchObject({ status: 'paid' });
    await changeDeal(stage, deal).agree({ amount: 20_000, days_online: 90 });
    expect(await deal.escrow()).toMatchObject({ status: 'released', amount: 20_000, released: 20_000 });
  });

  it('holds what a new card paid, and only that', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, onApproval());
    const change = changeDeal(stage, deal);
    await deal.submit();
    await deal.complete();
    await change.propose(stage.brand, { amount: 20_000, days_online: 90 });
    await change.answer(deal.influencer, 'accepted');
    await change.pay({ method: 'card', instrument: 'a renewal’s new card' });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ withdrawable: 17_100, holds: { cards: 1_900 } });
  });
});
