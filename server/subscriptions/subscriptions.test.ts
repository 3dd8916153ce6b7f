import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { openTestDatabase } from '../../tests/database.ts';
import { makeAccount, makeToken } from '../../tests/makers/account.ts';
import { checkLedger } from '../ledger/ledger.service.ts';
import { reconcileSubscriptions } from './sync.service.ts';

interface Data {
  id: string;
  status: string;
  is_current: boolean;
  payments: { amount: number }[];
}

describe('subscriptions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase());
  });
  afterAll(async () => {
    expect((await checkLedger(app.context)).faults).toEqual([]);
    await app.close();
  });

  async function newBrand() {
    const account = await makeAccount(app.context.db);
    const token = await makeToken(app.context, account);
    const id = String(account.id);
    const subscribe = (plan: string, headers = {}) =>
      app.api('POST /user/add_user_subscription', { token, headers, body: { user_id: id, subscription_id: plan } });
    const mine = async () =>
      (await app.api(`GET /user/get_user_subscription/${id}`, { token })).body.data as Data | null;
    const status = async (providerId: string) =>
      (await app.api(`GET /subscription/check_subscription_status?subscribedId=${providerId}`, { token })).body.status;
    const change = (what: string, body: object) => app.api(`PUT /user/${what}_user_subscription`, { token, body });
    const isSubscriber = async () =>
      ((await app.api(`GET /user/${id}`, { token })).body.data as { is_subscriber: number }).is_subscriber;
    return { id, token, subscribe, mine, status, change, isSubscriber };
  }
  const act = (providerId: string, outcome: string, delivery = {}) =>
    app.api(`POST /sandbox/gateway/subscriptions/${providerId}`, { body: { outcome, delivery } });
  const idOf = (reply: { body: { data?: unknown } }) => (reply.body.data as Data).id;

  test('the plans on sale, in rupees', async () => {
    const { body } = await app.api('GET /subscription/get_subscriptions');
    expect(body.data).toMatchObject([
      { id: '1', subscription_duration: 30, subscription_duration_type: 0, original_price: 999, discount_price: 499 },
      { id: '2', subscription_duration: 3, subscription_duration_type: 1, discount_price: 1299, unlocks: 100 },
      { id: '3', subscription_duration: 12, discount_price: 3999, unlocks: 500 },
    ]);
  });

  test('pay: created, then active, paid once, a subscriber', async () => {
    const brand = await newBrand();
    expect(await brand.mine()).toBeNull();
    const started = await brand.subscribe('1');
    expect(started).toMatchObject({
      status: 200,
      body: { data: { key: 'rzp_test_sandbox', script: expect.any(String) } },
    });
    const providerId = idOf(started);
    expect(await brand.status(providerId)).toBe('created');
    expect(idOf(await brand.subscribe('1'))).toBe(providerId);
    await act(providerId, 'pay');
    expect(await brand.mine()).toMatchObject({ subscription_id: '1', status: 'active', payments: [{ amount: 499 }] });
    expect(await brand.isSubscriber()).toBe(1);
    expect(await brand.subscribe('1')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  test('authenticate counts as success; fail ends it and is not a subscription', async () => {
    const [one, other] = [await newBrand(), await newBrand()];
    const authenticated = idOf(await one.subscribe('2'));
    await act(authenticated, 'authenticate');
    expect(await one.status(authenticated)).toBe('authenticated');
    expect(await one.isSubscriber()).toBe(1);
    const failed = idOf(await other.subscribe('2'));
    await act(failed, 'fail');
    expect(await other.status(failed)).toBe('expired');
    expect([await other.mine(), await other.isSubscriber()]).toEqual([null, 0]);
  });

  test('after a failed payment the next try is a new purchase, though no webhook told of the failure', async () => {
    const brand = await newBrand();
    const failed = idOf(await brand.subscribe('1'));
    await act(failed, 'fail');
    const next = idOf(await brand.subscribe('1'));
    expect(next).not.toBe(failed);
    await act(next, 'pay');
    expect(await brand.mine()).toMatchObject({ status: 'active' });
  });

  test('a late webhook: the status call asks the gateway itself', async () => {
    const brand = await newBrand();
    const providerId = idOf(await brand.subscribe('1'));
    await act(providerId, 'pay', { late: true });
    expect(await brand.status(providerId)).toBe('active');
    await app.api('POST /sandbox/gateway/webhooks/flush', { body: { twice: true, reversed: true } });
    expect((await brand.mine())?.payments).toHaveLength(1);
  });

  test('pause, resume, cancel: paid time is kept; halted ends it', async () => {
    const brand = await newBrand();
    await act(idOf(await brand.subscribe('1')), 'pay');
    const plan = { subscription_id: '1' };
    expect(await brand.change('resume', plan)).toMatchObject({ status: 409 });
    expect(await brand.change('pause', plan)).toMatchObject({
      status: 200,
      body: { data: { status: 'paused', is_current: true } },
    });
    expect(await brand.change('resume', plan)).toMatchObject({ body: { data: { status: 'active' } } });
    expect(await brand.change('cancel', { ...plan, at_period_end: true })).toMatchObject({
      body: { data: { cancels_at_end: true } },
    });
    expect(await brand.change('cancel', plan)).toMatchObject({ status: 409 });
    const other = await newBrand();
    const halted = idOf(await other.subscribe('1'));
    await act(halted, 'pay');
    await act(halted, 'halt');
    expect(await other.isSubscriber()).toBe(0);
    expect(await other.change('pause', { subscription_id: '2' })).toMatchObject({ status: 404 });
  });

  test('another plan takes over once it is active', async () => {
    const brand = await newBrand();
    await act(idOf(await brand.subscribe('1')), 'pay');
    const next = idOf(await brand.subscribe('3'));
    expect(await brand.mine()).toMatchObject({ subscription_id: '1', status: 'active' });
    await act(next, 'pay');
    expect(await brand.mine()).toMatchObject({ subscription_id: '3', status: 'active' });
    expect(await brand.change('cancel', { subscription_id: '1' })).toMatchObject({ status: 409 });
  });

  test('reconciliation finds what no webhook told', async () => {
    const brand = await newBrand();
    const providerId = idOf(await brand.subscribe('1'));
    await act(providerId, 'pay', { late: true });
    expect(await brand.mine()).toBeNull();
    await reconcileSubscriptions(app.context);
    expect(await brand.mine()).toMatchObject({ status: 'active', payments: [{ amount: 499 }] });
  });

  test('whose: nobody buys for or asks after anybody else', async () => {
    const [one, other] = [await newBrand(), await newBrand()];
    const body = { user_id: one.id, subscription_id: '1' };
    expect(await app.api('POST /user/add_user_subscription', { token: other.token, body })).toMatchObject({
      status: 403,
    });
    const providerId = idOf(await one.subscribe('1'));
    expect(
      await app.api(`GET /subscription/check_subscription_status?subscribedId=${providerId}`, { token: other.token }),
    ).toMatchObject({ status: 404 });
    expect(await one.subscribe('99')).toMatchObject({ status: 404 });
    expect(await one.subscribe('nothing')).toMatchObject({ status: 404 });
  });
});
