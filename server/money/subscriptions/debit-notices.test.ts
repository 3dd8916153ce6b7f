import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { enterBuyer } from '../../../tests/subscriptions/buyer.ts';
import type { Context } from '../../kit/context/context.ts';
import { announceDebits } from './debit-notices.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const hour = 3600 * 1000;

/** A buyer with a paid plan, the clock that many hours before its next debit, and the e-mails received. */
async function subscribed() {
  const buyer = await enterBuyer(app);
  const id = await buyer.pay('1');
  const before = async (hours: number): Promise<Context> => {
    const at = new Date(Number((await buyer.row(id)).charge_at) - hours * hour);
    return { ...app.context, now: () => at };
  };
  const emails = () => app.mails.filter(({ to }) => to === buyer.account.email);
  return { buyer, id, before, emails };
}

test('announces a debit once, in the product and by mail, at least 24 hours ahead with a way to cancel', async () => {
  const { buyer, id, before, emails } = await subscribed();
  await announceDebits(await before(49));
  expect(emails()).toEqual([]);
  for (const hours of [48, 47, 25, 3]) await announceDebits(await before(hours));
  expect(emails()).toMatchObject([
    { subject: expect.stringMatching(/^₹499 will be debited on \d+ \w+ 20\d\d for Try a month$/) },
  ]);
  expect(emails()[0]?.text).toContain(`${app.context.config.publicUrl}/my-subscription`);
  expect((await buyer.notices())[0]).toMatch(/^₹499 will be debited on /);
  await buyer.act(id, 'charge');
  await announceDebits(await before(30));
  expect(emails()).toHaveLength(2);
});

test('announces nothing that will not be debited', async () => {
  for (const change of ['pause', 'cancel'] as const) {
    const { buyer, before, emails } = await subscribed();
    const tomorrow = await before(30);
    await buyer.change(change, { subscription_id: '1', at_period_end: true });
    await announceDebits(tomorrow);
    expect(emails()).toEqual([]);
  }
});

test('retries an e-mail that could not be handed over', async () => {
  const { buyer, before, emails } = await subscribed();
  const context = await before(40);
  await announceDebits({ ...context, mail: () => Promise.reject(new Error('The mail server is away')) });
  expect((await buyer.notices())[0]).toBe('Subscription Activated!');
  await announceDebits(context);
  expect(emails()).toHaveLength(1);
});
