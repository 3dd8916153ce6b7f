import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Buyer, enterBuyer } from '../../../tests/subscriptions/buyer.ts';
import type { Context } from '../../kit/context/context.ts';
import { checkLedger } from '../ledger/ledger.service.ts';
import { changeSubscription } from './changes.service.ts';
import { isSubscriber, startPurchase } from './subscriptions.service.ts';
import { reconcileSubscriptions } from './sync.service.ts';

const day = 24 * 3600 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(async () => {
  expect((await checkLedger(app.context)).faults).toEqual([]);
  await app.close();
});

/** This buyer's subscriptions at the gateway. */
async function atGateway(buyer: Buyer) {
  const { body } = await app.api('GET /sandbox/gateway');
  const { subscriptions } = body.data as { subscriptions: { status: string; notes: { account: string } }[] };
  return subscriptions.filter(({ notes }) => notes.account === buyer.id);
}

/** A context whose gateway is unreachable. */
const away = (): Context => ({ ...app.context, config: { ...app.context.config, ownUrl: 'http://127.0.0.1:9' } });
const inDays = (days: number): Context => ({ ...app.context, now: () => new Date(Date.now() + days * day) });

describe('plans and purchases', () => {
  test('lists the plans on sale in rupees', async () => {
    const { body } = await app.api('GET /subscription/get_subscriptions');
    expect(body.data).toMatchObject([
      { id: '1', subscription_duration: 30, subscription_duration_type: 0, original_price: 999, discount_price: 499 },
      { id: '2', subscription_duration: 3, subscription_duration_type: 1, discount_price: 1299, unlocks: 100 },
      { id: '3', subscription_duration: 12, discount_price: 3999, unlocks: 500 },
    ]);
  });

  test('becomes active after payment: paid once, and the buyer a subscriber', async () => {
    const buyer = await enterBuyer(app);
    expect(await buyer.mine()).toBeNull();
    const started = await buyer.subscribe('1');
    expect(started).toMatchObject({
      status: 200,
      body: { data: { id: expect.stringMatching(/^sub_/), key: 'rzp_test_sandbox', script: expect.any(String) } },
    });
    const id = await buyer.buy('1');
    expect(started.body.data).toMatchObject({ id });
    expect(await buyer.status(id)).toBe('created');
    await buyer.act(id, 'pay');
    expect(await buyer.mine()).toMatchObject({ subscription_id: '1', status: 'active', payments: [{ amount: 499 }] });
    expect(await buyer.isSubscriber()).toBe(1);
    expect(await buyer.notices()).toEqual(['Subscription Activated!']);
    const again = await buyer.subscribe('1');
    expect(again).toMatchObject({ status: 409, body: { reason: 'This is already your current plan.' } });
  });

  test('counts authentication as success; a failure ends it without a subscription', async () => {
    const [one, other] = [await enterBuyer(app), await enterBuyer(app)];
    const authenticated = await one.buy('2');
    await one.act(authenticated, 'authenticate');
    expect(await one.status(authenticated)).toBe('authenticated');
    expect(await one.isSubscriber()).toBe(1);
    const failed = await other.buy('2');
    await other.act(failed, 'fail');
    expect(await other.status(failed)).toBe('expired');
    expect([await other.mine(), await other.isSubscriber()]).toEqual([null, 0]);
    expect(await other.notices()).toEqual(['Payment failed']);
  });

  test('starts a new purchase after a failed payment, even without a webhook about the failure', async () => {
    const buyer = await enterBuyer(app);
    const failed = await buyer.buy('1');
    await buyer.act(failed, 'fail');
    const next = await buyer.pay('1');
    expect(next).not.toBe(failed);
    expect(await buyer.mine()).toMatchObject({ status: 'active' });
  });

  test('creates one subscription at the gateway for two concurrent clicks, and for a repeated key', async () => {
    const buyer = await enterBuyer(app);
    const key = { 'idempotency-key': 'the-first-click' };
    const replies = await Promise.all([buyer.subscribe('1'), buyer.subscribe('1'), buyer.subscribe('1', key)]);
    const again = await buyer.subscribe('1', key);
    const ids = [...replies, again].map(({ body }) => (body.data as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(await atGateway(buyer)).toHaveLength(1);
    expect(await buyer.subscribe('2', key)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('keeps unpaid purchases apart from a paid one, however many there are', async () => {
    const buyer = await enterBuyer(app);
    await buyer.pay('1');
    const begun = { account_id: buyer.account.id, plan_id: 3, status: 'created' as const };
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...begun, provider_id: `sub_begun_${buyer.id}_${at}` }));
    await app.context.db.insertInto('subscription').values(rows).execute();
    expect(await buyer.mine()).toMatchObject({ subscription_id: '1', status: 'active' });
    expect(await buyer.isSubscriber()).toBe(1);
  });

  test('asks the gateway itself when a webhook is late', async () => {
    const buyer = await enterBuyer(app);
    const id = await buyer.buy('1');
    await buyer.act(id, 'pay', { late: true });
    expect(await buyer.status(id)).toBe('active');
    await app.api('POST /sandbox/gateway/webhooks/flush', { body: { twice: true, reversed: true } });
    expect((await buyer.mine())?.payments).toHaveLength(1);
    expect(await buyer.notices()).toEqual(['Subscription Activated!']);
  });

  test('finds by reconciliation what no webhook reported', async () => {
    const buyer = await enterBuyer(app);
    await buyer.act(await buyer.buy('1'), 'pay', { late: true });
    expect(await buyer.mine()).toBeNull();
    await reconcileSubscriptions(app.context);
    expect(await buyer.mine()).toMatchObject({ status: 'active', payments: [{ amount: 499 }] });
  });
});

describe('changes', () => {
  const plan = { subscription_id: '1' };

  test('keeps the paid time when paused and resumed, and announces no debit meanwhile', async () => {
    const buyer = await enterBuyer(app);
    await buyer.pay('1');
    expect(await buyer.change('resume', plan)).toMatchObject({ status: 409, body: { reason: expect.any(String) } });
    const paused = await buyer.change('pause', plan);
    expect(paused.body.data).toMatchObject({ status: 'paused', is_current: true, next_charge: null });
    expect(await buyer.change('pause', plan)).toMatchObject({ status: 409 });
    expect(await buyer.subscribe('1')).toMatchObject({ status: 409, body: { reason: /Resume/ } });
    expect(await isSubscriber(inDays(31), buyer.account.id)).toBe(false);
    const resumed = await buyer.change('resume', plan);
    expect(resumed.body.data).toMatchObject({ status: 'active', next_charge: { amount: 499 } });
    expect(await buyer.notices()).toEqual([
      'Your subscription continues',
      'Your subscription is paused',
      'Subscription Activated!',
    ]);
  });

  test('debits nothing after a cancellation at the period’s end, though the gateway’s record does not show it', async () => {
    const buyer = await enterBuyer(app);
    const id = await buyer.pay('1');
    const cancelled = await buyer.change('cancel', { ...plan, at_period_end: true });
    expect(cancelled.body.data).toMatchObject({ status: 'active', cancels_at_end: true, next_charge: null });
    expect(await buyer.status(id)).toBe('active');
    await reconcileSubscriptions(inDays(1));
    expect(await buyer.mine()).toMatchObject({ cancels_at_end: true, next_charge: null, is_current: true });
    for (const change of ['cancel', 'pause', 'resume'] as const) {
      expect(await buyer.change(change, plan)).toMatchObject({
        status: 409,
        body: { reason: /ends with its paid time/ },
      });
    }
    await buyer.act(id, 'charge');
    expect(await buyer.mine()).toMatchObject({
      status: 'cancelled',
      cancels_at_end: false,
      payments: [{ amount: 499 }],
    });
  });

  test('keeps the paid time to its end, and no longer, after an immediate cancellation', async () => {
    const buyer = await enterBuyer(app);
    await buyer.pay('1');
    const cancelled = await buyer.change('cancel', plan);
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', is_current: true, next_charge: null });
    expect(await buyer.isSubscriber()).toBe(1);
    expect(await isSubscriber(inDays(29), buyer.account.id)).toBe(true);
    expect(await isSubscriber(inDays(31), buyer.account.id)).toBe(false);
    expect(await buyer.change('cancel', plan)).toMatchObject({ status: 409, body: { reason: /has ended/ } });
  });

  test('can be cancelled but not paused before the first debit, since the gateway would cancel it', async () => {
    const buyer = await enterBuyer(app);
    await buyer.act(await buyer.buy('1'), 'authenticate');
    expect(await buyer.change('pause', plan)).toMatchObject({ status: 409, body: { reason: /first debit/ } });
    expect(await buyer.mine()).toMatchObject({ status: 'authenticated' });
    const cancelled = await buyer.change('cancel', { ...plan, at_period_end: true });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', is_current: false });
  });

  test('ends when halted; the same plan can be bought again and the old one goes', async () => {
    const buyer = await enterBuyer(app);
    const halted = await buyer.pay('1');
    await buyer.act(halted, 'pending');
    expect(await buyer.isSubscriber()).toBe(1);
    await buyer.act(halted, 'halt');
    expect(await buyer.isSubscriber()).toBe(0);
    await buyer.pay('1');
    expect((await buyer.row(halted)).status).toBe('cancelled');
    expect(await buyer.mine()).toMatchObject({ status: 'active' });
  });

  test("passes on the gateway's reason when its state has moved on, and shows the right state afterwards", async () => {
    const buyer = await enterBuyer(app);
    const id = await buyer.pay('1');
    await buyer.act(id, 'halt', { late: true });
    expect(await buyer.change('pause', plan)).toMatchObject({ status: 409, body: { reason: /halted/ } });
    expect(await buyer.mine()).toMatchObject({ status: 'halted', is_current: false });
    await app.api('POST /sandbox/gateway/webhooks/flush');
  });

  test('replaces the plan once another is active', async () => {
    const buyer = await enterBuyer(app);
    const old = await buyer.pay('1');
    const next = await buyer.buy('3');
    expect(await buyer.mine()).toMatchObject({ subscription_id: '1', status: 'active' });
    await buyer.act(next, 'pay');
    expect(await buyer.mine()).toMatchObject({ subscription_id: '3', status: 'active' });
    expect((await buyer.row(old)).status).toBe('cancelled');
    expect((await atGateway(buyer)).filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(await buyer.change('cancel', plan)).toMatchObject({ status: 409 });
    expect(await buyer.notices()).toContain('You switched to The year');
  });

  test('refuses payment in a checkout left open once another plan is active', async () => {
    const buyer = await enterBuyer(app);
    const left = await buyer.buy('1');
    await buyer.pay('3');
    expect(await buyer.act(left, 'pay')).toMatchObject({ status: 409 });
    expect(await buyer.notices()).toEqual(['Subscription Activated!']);
  });
});

describe('invalid requests change nothing', () => {
  test('nobody can buy, read or change for others', async () => {
    const [one, other] = [await enterBuyer(app), await enterBuyer(app)];
    const id = await one.pay('1');
    const body = { user_id: one.id, subscription_id: '2' };
    expect(await app.api('POST /user/add_user_subscription', { body })).toMatchObject({ status: 401 });
    expect(await app.api('POST /user/add_user_subscription', { token: other.token, body })).toMatchObject({
      status: 403,
    });
    expect(await other.status(id)).toBeUndefined();
    expect(await other.change('cancel', { subscription_id: '1' })).toMatchObject({ status: 404 });
    expect(await one.mine()).toMatchObject({ status: 'active', cancels_at_end: false });
  });

  test('an unknown plan is not found, and a wrong type is reported by field', async () => {
    const buyer = await enterBuyer(app);
    expect(await buyer.subscribe('99')).toMatchObject({ status: 404, body: { reason: 'This plan was not found.' } });
    for (const strange of ['nothing', '-1', '1.5']) {
      expect(await buyer.subscribe(strange)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    }
    const send = (body: object) => app.api('POST /user/add_user_subscription', { token: buyer.token, body });
    for (const body of [
      { user_id: buyer.id },
      { user_id: buyer.id, subscription_id: 1 },
      { user_id: buyer.id, subscription_id: ['1'] },
      { user_id: buyer.id, subscription_id: '1', price: 1 },
    ]) {
      expect(await send(body)).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    }
    expect(await buyer.change('cancel', { subscription_id: '1', at_period_end: 'yes' })).toMatchObject({ status: 400 });
    expect(await atGateway(buyer)).toEqual([]);
  });

  test('a purchase or change is refused with a reason while the gateway is away, and nothing is left half done', async () => {
    const buyer = await enterBuyer(app);
    const purchase = startPurchase(away(), { accountId: buyer.account.id, planId: '1' });
    await expect(purchase).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, message: /Nothing was debited/ });
    expect(await buyer.mine()).toBeNull();
    const id = await buyer.pay('1');
    const wish = {
      user: { id: buyer.account.id, locale: 'en' as const },
      planId: '1',
      change: 'cancel' as const,
      atPeriodEnd: true,
    };
    await expect(changeSubscription(away(), wish)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await buyer.row(id)).toMatchObject({ status: 'active', cancels_at_end: false });
  });
});
