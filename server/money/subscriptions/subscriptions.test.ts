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

/** Subscriptions of this buyer that the gateway knows. */
async function atGateway(buyer: Buyer) {
  const { body } = await app.api('GET /sandbox/gateway');
  const { subscriptions } = body.data as { subscriptions: { status: string; notes: { account: string } }[] };
  return subscriptions.filter(({ notes }) => notes.account === buyer.id);
}

/** The product with a gateway that nobody answers at. */
const away = (): Context => ({ ...app.context, config: { ...app.context.config, ownUrl: 'http://127.0.0.1:9' } });
const inDays = (days: number): Context => ({ ...app.context, now: () => new Date(Date.now() + days * day) });

describe('plans and purchases', () => {
  test('the plans on sale, in rupees', async () => {
    const { body } = await app.api('GET /subscription/get_subscriptions');
    expect(body.data).toMatchObject([
      { id: '1', subscription_duration: 30, subscription_duration_type: 0, original_price: 999, discount_price: 499 },
      { id: '2', subscription_duration: 3, subscription_duration_type: 1, discount_price: 1299, unlocks: 100 },
      { id: '3', subscription_duration: 12, discount_price: 3999, unlocks: 500 },
    ]);
  });

  test('pay: created, then active, paid once, a subscriber', async () => {
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

  test('authenticate counts as success; fail ends it and is not a subscription', async () => {
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

  test('after a failed payment the next try is a new purchase, though no webhook told of the failure', async () => {
    const buyer = await enterBuyer(app);
    const failed = await buyer.buy('1');
    await buyer.act(failed, 'fail');
    const next = await buyer.pay('1');
    expect(next).not.toBe(failed);
    expect(await buyer.mine()).toMatchObject({ status: 'active' });
  });

  test('two clicks at once, and a repetition with the same key, make one subscription at the gateway', async () => {
    const buyer = await enterBuyer(app);
    const key = { 'idempotency-key': 'the-first-click' };
    const replies = await Promise.all([buyer.subscribe('1'), buyer.subscribe('1'), buyer.subscribe('1', key)]);
    const again = await buyer.subscribe('1', key);
    const ids = [...replies, again].map(({ body }) => (body.data as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    expect(await atGateway(buyer)).toHaveLength(1);
    expect(await buyer.subscribe('2', key)).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('a purchase that was never paid stays apart from a paid one, however many there are', async () => {
    const buyer = await enterBuyer(app);
    await buyer.pay('1');
    const begun = { account_id: buyer.account.id, plan_id: 3, status: 'created' as const };
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...begun, provider_id: `sub_begun_${buyer.id}_${at}` }));
    await app.context.db.insertInto('subscription').values(rows).execute();
    expect(await buyer.mine()).toMatchObject({ subscription_id: '1', status: 'active' });
    expect(await buyer.isSubscriber()).toBe(1);
  });

  test('a late webhook: the status call asks the gateway itself', async () => {
    const buyer = await enterBuyer(app);
    const id = await buyer.buy('1');
    await buyer.act(id, 'pay', { late: true });
    expect(await buyer.status(id)).toBe('active');
    await app.api('POST /sandbox/gateway/webhooks/flush', { body: { twice: true, reversed: true } });
    expect((await buyer.mine())?.payments).toHaveLength(1);
    expect(await buyer.notices()).toEqual(['Subscription Activated!']);
  });

  test('reconciliation finds what no webhook told', async () => {
    const buyer = await enterBuyer(app);
    await buyer.act(await buyer.buy('1'), 'pay', { late: true });
    expect(await buyer.mine()).toBeNull();
    await reconcileSubscriptions(app.context);
    expect(await buyer.mine()).toMatchObject({ status: 'active', payments: [{ amount: 499 }] });
  });
});

describe('changes', () => {
  const plan = { subscription_id: '1' };

  test('pause and resume: paid time is kept, no debit is announced meanwhile', async () => {
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

  test('cancelled at the period’s end: no further debit, though the gateway’s record does not show it', async () => {
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

  test('cancelled at once: what is paid stays to its end and not longer', async () => {
    const buyer = await enterBuyer(app);
    await buyer.pay('1');
    const cancelled = await buyer.change('cancel', plan);
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', is_current: true, next_charge: null });
    expect(await buyer.isSubscriber()).toBe(1);
    expect(await isSubscriber(inDays(29), buyer.account.id)).toBe(true);
    expect(await isSubscriber(inDays(31), buyer.account.id)).toBe(false);
    expect(await buyer.change('cancel', plan)).toMatchObject({ status: 409, body: { reason: /has ended/ } });
  });

  test('before its first debit it cannot be paused, since the gateway would cancel it; it can be cancelled', async () => {
    const buyer = await enterBuyer(app);
    await buyer.act(await buyer.buy('1'), 'authenticate');
    expect(await buyer.change('pause', plan)).toMatchObject({ status: 409, body: { reason: /first debit/ } });
    expect(await buyer.mine()).toMatchObject({ status: 'authenticated' });
    const cancelled = await buyer.change('cancel', { ...plan, at_period_end: true });
    expect(cancelled.body.data).toMatchObject({ status: 'cancelled', is_current: false });
  });

  test('halted ends it; the same plan is bought anew, and the old one goes', async () => {
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

  test('where the gateway has moved on, its reason is said and the page is right from then on', async () => {
    const buyer = await enterBuyer(app);
    const id = await buyer.pay('1');
    await buyer.act(id, 'halt', { late: true });
    expect(await buyer.change('pause', plan)).toMatchObject({ status: 409, body: { reason: /halted/ } });
    expect(await buyer.mine()).toMatchObject({ status: 'halted', is_current: false });
    await app.api('POST /sandbox/gateway/webhooks/flush');
  });

  test('another plan takes over once it is active', async () => {
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

  test('a checkout left open in another tab cannot be paid once another plan is', async () => {
    const buyer = await enterBuyer(app);
    const left = await buyer.buy('1');
    await buyer.pay('3');
    expect(await buyer.act(left, 'pay')).toMatchObject({ status: 409 });
    expect(await buyer.notices()).toEqual(['Subscription Activated!']);
  });
});

describe('what is not right is refused and moves nothing', () => {
  test('whose: nobody buys for, asks after or changes anybody else’s', async () => {
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

  test('an unknown plan is not found, a wrong type is said by field', async () => {
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

  test('while the gateway is away, a purchase and a change are refused with a reason, and nothing is half made', async () => {
    const buyer = await enterBuyer(app);
    const purchase = startPurchase(away(), { accountId: buyer.account.id, planId: '1' });
    await expect(purchase).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503, message: /Nothing was debited/ });
    expect(await buyer.mine()).toBeNull();
    const id = await buyer.pay('1');
    const wish = { accountId: buyer.account.id, planId: '1', change: 'cancel' as const, atPeriodEnd: true };
    await expect(changeSubscription(away(), wish)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await buyer.row(id)).toMatchObject({ status: 'active', cancels_at_end: false });
  });
});
