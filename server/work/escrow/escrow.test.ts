import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { balanceOf, onApproval, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, post } from '../../money/ledger/ledger.service.ts';
import { releaseSilent } from '../approval/approval.service.ts';
import { settleRefunds } from './refund.service.ts';
import { reconcileOrders } from './sync.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(async () => {
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  await stage.app.close();
});

const titles = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return (reply.body.data as Notification[]).map(({ title }) => title);
};
const refundsOf = async (paymentId: string | null | undefined) => {
  const row = await stage.app.context.db
    .selectFrom('escrow_order')
    .select(['status', 'refund_id', 'refunded'])
    .where('provider_id', '=', paymentId ?? '')
    .executeTakeFirstOrThrow();
  return row;
};

describe('a paid campaign', () => {
  it('goes from brief to payment; quote, agreement and outcome are equal', async () => {
    const deal = await strikeDeal(stage);
    const quote = (await stage.call(deal.influencer, `GET /campaign/applications/${deal.application.id}/net`)).body
      .data;
    const money = { amount: 18_000, platform_fee: 900, platform_fee_percent: 5, gst: 0, tds: 0, net: 17_100 };
    expect(quote).toMatchObject(money);
    const funding = await deal.fund();
    expect(funding.status).toBe(200);
    expect(funding.body.data).toMatchObject({
      payment_id: expect.stringMatching(/^order_/),
      status: 'created',
      amount: 18_000,
      script: expect.stringContaining('checkout.js'),
    });
    expect((await deal.submit()).body.code).toBe('CONFLICT');
    expect((await deal.act('pay')).status).toBe(200);
    expect(await deal.status()).toMatchObject({ status: 'in_progress' });
    expect(await deal.escrow(deal.influencer)).toMatchObject({ status: 'held', payment_id: null, net: quote });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 18_000, available: 0 });
    expect((await titles(deal.influencer))[0]).toMatch(/^You can start: ₹18,000 is on hold for /);

    const submitted = await deal.submit();
    expect(submitted.body.data).toMatchObject({ status: 'submitted', disclosure: { ok: true, found: '#ad' } });
    expect(await deal.status()).toMatchObject({ status: 'submitted' });
    const { id } = submitted.body.data as { id: string };
    expect((await deal.change(stage.brand, id, { status: 'approved' })).body.data).toMatchObject({
      status: 'approved',
    });
    expect(await deal.escrow()).toMatchObject({ status: 'held', payments: [{ due: 'published', status: 'held' }] });
    await deal.change(deal.influencer, id, { status: 'published' });
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 0 });
    await deal.change(stage.brand, id, { status: 'published' });
    const end = await deal.status();
    expect(end.status).toBe('paid');
    expect(end.history.slice(-4).map(({ to, account_id: by }) => `${to} ${by}`)).toEqual([
      'in_progress null',
      `submitted ${deal.influencer.id}`,
      `approved ${stage.brand.id}`,
      'paid null',
    ]);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({
      arriving: 0,
      available: 17_100,
      withdrawable: 17_100,
    });
    expect((await deal.escrow()).net).toMatchObject(money);
    expect((await titles(deal.influencer)).slice(0, 3)).toEqual([
      expect.stringMatching(/^₹17,100 is in your wallet: /),
      expect.stringMatching(/^Review /),
      expect.stringMatching(/^Work approved: /),
    ]);
    expect((await titles(stage.brand))[0]).toMatch(/^₹18,000 was released: /);
    expect(await deal.release()).toMatchObject({ status: 409, body: { reason: 'The money was already released.' } });
  });

  it('is funded once: the same order until it is paid, then none', async () => {
    const deal = await strikeDeal(stage);
    const [one, other] = await Promise.all([deal.fund(), deal.fund()]);
    const idOf = (reply: typeof one) => (reply.body.data as { payment_id: string }).payment_id;
    expect(idOf(one)).toBe(idOf(other));
    expect((await deal.act('fail')).status).toBe(200);
    expect(idOf(await deal.fund())).toBe(idOf(one));
    const keyed = await deal.fund({ 'idempotency-key': 'pay-now' });
    await deal.act('pay', { twice: true, reversed: true });
    expect((await deal.fund()).status).toBe(409);
    expect((await deal.fund({ 'idempotency-key': 'pay-now' })).body).toEqual(keyed.body);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 18_000 });
    expect((await deal.status()).history.filter(({ to }) => to === 'in_progress')).toHaveLength(1);
  });

  it('is detected as paid without a webhook, by the status call and reconciliation', async () => {
    const [asked, found] = [await strikeDeal(stage), await strikeDeal(stage)];
    for (const deal of [asked, found]) {
      await deal.fund();
      await deal.act('pay', { late: true });
    }
    expect(await asked.escrow()).toMatchObject({ status: 'held' });
    await stage.app.context.db.updateTable('escrow_order').set({ checked_at: null }).execute();
    await reconcileOrders(stage.app.context);
    expect((await found.status()).status).toBe('in_progress');
    await stage.app.api('POST /sandbox/gateway/webhooks/flush', { body: { twice: true } });
    expect(await balanceOf(stage, found.influencer)).toMatchObject({ arriving: 18_000 });
  });

  it('is not paid by a forged or a foreign webhook', async () => {
    const deal = await strikeDeal(stage);
    const { payment_id } = (await deal.fund()).body.data as { payment_id: string };
    const body = { event: 'order.paid', payload: { order: { entity: { id: payment_id } } } };
    const headers = { 'x-razorpay-event-id': 'evt_forged', 'x-razorpay-signature': 'f'.repeat(64) };
    expect((await stage.app.api('POST /payments/webhook', { body, headers })).status).toBe(400);
    expect(await deal.escrow()).toMatchObject({ status: 'created', amount: 18_000 });
    expect(await deal.status()).toMatchObject({ status: 'accepted' });
  });

  it('is funded by its creator, for an accepted price', async () => {
    const deal = await strikeDeal(stage);
    const path = `POST /campaign/${deal.campaign.id}/fund`;
    const body = { application_id: deal.application.id };
    for (const who of [deal.influencer, await stage.newBrand(), await stage.newInfluencer()]) {
      expect((await stage.call(who, path, body)).status).toBe(404);
    }
    const other = await strikeDeal(stage);
    expect((await stage.call(stage.brand, path, { application_id: other.application.id })).status).toBe(404);
    const waiting = await stage.apply(await stage.newInfluencer(), deal.campaign);
    expect((await stage.call(stage.brand, path, { application_id: waiting.id })).body.code).toBe('CONFLICT');
    const barter = await strikeDeal(stage, { compensation: 'product', product_value: 900 });
    expect((await barter.fund()).body.code).toBe('RULE');
  });

  it('has no money to move where none is paid', async () => {
    const deal = await strikeDeal(stage, { compensation: 'product', product_value: 900 });
    const { id } = (await deal.submit()).body.data as { id: string };
    const remove = () => stage.call(stage.brand, `DELETE /campaign/delete/${deal.campaign.id}`);
    expect(await remove()).toMatchObject({ status: 409, body: { reason: expect.stringContaining('in progress') } });
    expect((await deal.change(stage.brand, id, { status: 'approved' })).status).toBe(200);
    expect(await deal.status()).toMatchObject({ status: 'approved' });
    expect((await deal.release()).status).toBe(409);
    expect(await deal.escrow()).toMatchObject({ status: 'none' });
    expect((await remove()).status).toBe(409);
    await deal.change(deal.influencer, id, { status: 'published' });
    await stage.call(deal.influencer, `POST /campaign/applications/${deal.application.id}/arrival`, {});
    expect((await remove()).status).toBe(200);
  });
});

describe('a cancellation', () => {
  it.each(['brand', 'influencer'] as const)('by the %s before submission refunds the money', async (by) => {
    const deal = await strikeFundedDeal(stage);
    const { payment_id } = await deal.escrow();
    expect((await deal.callOff(by === 'brand' ? stage.brand : deal.influencer)).status).toBe(200);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 0, available: 0 });
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
    expect(await titles(stage.brand)).toContainEqual(expect.stringMatching(/^₹18,000 is refunded to you: /));
    expect(await refundsOf(payment_id)).toMatchObject({ refund_id: null });
    await Promise.all([settleRefunds(stage.app.context), settleRefunds(stage.app.context)]);
    expect(await refundsOf(payment_id)).toMatchObject({ refund_id: expect.stringMatching(/^rfnd_/) });
    expect((await deal.release()).status).toBe(409);
    expect((await deal.fund()).status).toBe(409);
  });

  it('after submission is impossible, and nothing is refunded', async () => {
    const deal = await strikeFundedDeal(stage);
    await deal.submit();
    for (const who of [stage.brand, deal.influencer]) expect((await deal.cancel(who)).status).toBe(409);
    expect((await stage.call(stage.brand, `DELETE /campaign/delete/${deal.campaign.id}`)).status).toBe(409);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 18_000 });
  });

  it('before a late payment refunds that payment', async () => {
    const deal = await strikeDeal(stage);
    await deal.fund();
    await deal.act('pay', { late: true });
    await deal.cancel(deal.influencer);
    await stage.app.api('POST /sandbox/gateway/webhooks/flush', { body: {} });
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
    expect(await deal.status()).toMatchObject({ status: 'cancelled' });
  });

  it('has one outcome together with a concurrent payment', async () => {
    const deal = await strikeDeal(stage);
    await deal.fund();
    await Promise.all([deal.act('pay'), deal.callOff(deal.influencer)]);
    expect(await deal.status()).toMatchObject({ status: 'cancelled' });
    expect(await deal.escrow()).toMatchObject({ status: 'refunded' });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 0, available: 0 });
  });
});

describe('a release', () => {
  it('by the owner needs approved work, whatever the plan waits for; of two at once one wins', async () => {
    const deal = await strikeFundedDeal(stage);
    expect(await deal.release()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const { id } = (await deal.submit()).body.data as { id: string };
    expect(await deal.release()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await deal.status()).toMatchObject({ status: 'submitted' });
    await deal.change(stage.brand, id, { status: 'approved' });
    const replies = await Promise.all([deal.release(), deal.release()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 200)?.body.data).toMatchObject({
      status: 'released',
      released: 18_000,
    });
    expect(await deal.status()).toMatchObject({ status: 'paid' });
    expect((await deal.work()).map(({ status }) => status)).toEqual(['approved']);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 17_100 });
  });

  it('is made by the creator only', async () => {
    const deal = await strikeFundedDeal(stage);
    await deal.submit();
    const path = `POST /campaign/applications/${deal.application.id}/release`;
    for (const who of [deal.influencer, await stage.newBrand()]) expect((await stage.call(who, path)).status).toBe(404);
  });

  it('happens automatically after seven days, with a notification to both', async () => {
    const { context } = stage.app;
    const deal = await strikeFundedDeal(stage, {}, 18_000, onApproval());
    const unlabelled = await strikeFundedDeal(stage);
    await unlabelled.submit({ caption: 'My monsoon brew.' });
    await deal.submit();
    const { auto_release_at } = await deal.escrow(deal.influencer);
    const end = new Date(auto_release_at ?? 0).getTime();
    expect(await unlabelled.escrow()).toMatchObject({ auto_release_at: null });
    const { now } = context;
    try {
      context.now = () => new Date(end - 1);
      await releaseSilent(context);
      expect(await deal.status()).toMatchObject({ status: 'submitted' });
      context.now = () => new Date(end);
      const released = await Promise.all([releaseSilent(context), releaseSilent(context)]);
      expect(released[0] + released[1]).toBeGreaterThanOrEqual(1);
    } finally {
      context.now = now;
    }
    expect((await deal.status()).history.slice(-2).map(({ to, account_id: by }) => `${to} ${by}`)).toEqual([
      'approved null',
      'paid null',
    ]);
    expect(await unlabelled.status()).toMatchObject({ status: 'submitted' });
    expect((await titles(deal.influencer))[0]).toMatch(/^₹17,100 is in your wallet: /);
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 17_100 });
  });

  it('that fails rolls back its approval', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, onApproval());
    const { id } = (await deal.submit()).body.data as { id: string };
    const drain = (amount: number) =>
      post(stage.app.context, {
        kind: 'test.drained',
        reference: `drained:${id}:${amount}`,
        entries: [
          { kind: 'escrow', ownerId: deal.influencer.id, amount: -amount },
          { kind: 'gateway', amount },
        ],
      });
    await drain(1);
    expect((await deal.change(stage.brand, id, { status: 'approved' })).status).toBe(422);
    expect(await deal.status()).toMatchObject({ status: 'submitted' });
    expect((await deal.work())[0]).toMatchObject({ status: 'submitted', history: [{ to: 'submitted' }] });
    await drain(-1);
    expect((await deal.change(stage.brand, id, { status: 'approved' })).status).toBe(200);
  });

  it('separates GST and tax where they apply', async () => {
    const { context } = stage.app;
    const { supplier } = context.config;
    const db = context.db;
    const switchTds = (enabled: boolean) =>
      db.updateTable('tax_rate').set({ enabled, yearly_threshold: 0 }).where('code', '=', 'tds_platform').execute();
    context.config.supplier = { ...supplier, gstin: '29AAGCB7383J1Z4' };
    await switchTds(true);
    try {
      const deal = await strikeFundedDeal(stage);
      const net = { platform_fee: 900, gst: 137.29, tds: 18, net: 17_082 };
      expect((await deal.escrow()).net).toMatchObject(net);
      await deal.submit();
      await deal.complete();
      expect(await deal.escrow()).toMatchObject({ status: 'released', net });
      expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 17_082 });
    } finally {
      context.config.supplier = supplier;
      await switchTds(false);
    }
  });
});
