import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Buyer, enterBuyer } from '../../../tests/subscriptions/buyer.ts';
import type { Context } from '../../kit/context/context.ts';
import { checkLedger } from '../ledger/ledger.service.ts';
import { isSubscriber } from './subscriptions.service.ts';
import { syncSubscription } from './sync.service.ts';

const day = 24 * 3600 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(async () => {
  expect((await checkLedger(app.context)).faults).toEqual([]);
  await app.close();
});

const inDays = (days: number): Context => ({ ...app.context, now: () => new Date(Date.now() + days * day) });

describe('another plan', () => {
  const endOf = async (buyer: Buyer) => new Date((await buyer.mine())?.current_end ?? 0).getTime();
  const inDaysFromNow = (days: number) => Date.now() + days * day;

  test('starts at once, ends the old one and adds its unused days once, however often it is reported', async () => {
    const buyer = await enterBuyer(app);
    const old = await buyer.pay('1');
    const plain = await enterBuyer(app);
    await plain.pay('2');
    const next = await buyer.pay('2');
    const news = { twice: true, reversed: true };
    await app.api('POST /sandbox/gateway/webhooks/flush', { body: news });
    for (const id of [old, next, old]) await syncSubscription(app.context, id);
    expect(await buyer.row(old)).toMatchObject({ status: 'cancelled' });
    expect(await buyer.mine()).toMatchObject({ subscription_id: '2', status: 'active', added_days: 30 });
    expect(Math.abs((await endOf(buyer)) - (await endOf(plain)) - 30 * day)).toBeLessThan(day);
    await buyer.change('cancel', { subscription_id: '2' });
    const last = await endOf(buyer);
    expect(await isSubscriber(inDays((last - Date.now()) / day - 1), buyer.account.id)).toBe(true);
    expect(await isSubscriber(inDays((last - Date.now()) / day + 1), buyer.account.id)).toBe(false);
  });

  test('takes over the unused days of a cancelled plan, and passes them on to a third', async () => {
    const buyer = await enterBuyer(app);
    await buyer.pay('1');
    await buyer.change('cancel', { subscription_id: '1' });
    await buyer.pay('2');
    expect((await buyer.mine())?.added_days).toBe(30);
    await buyer.pay('3');
    const added = (await buyer.mine())?.added_days ?? 0;
    expect(added).toBeGreaterThanOrEqual(30 + 89);
    expect(added).toBeLessThanOrEqual(30 + 93);
    expect(await endOf(buyer)).toBeGreaterThan(inDaysFromNow(365 + 118));
  });

  test('adds nothing from a plan that was halted or never paid', async () => {
    const buyer = await enterBuyer(app);
    await buyer.act(await buyer.buy('1'), 'authenticate');
    await buyer.pay('2');
    expect(await buyer.mine()).toMatchObject({ status: 'active', added_days: 0 });
  });
});
