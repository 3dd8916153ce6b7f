import { expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { PaymentDue } from '../../../contract/campaigns/offer-terms.ts';
import type { Fundable } from '../../../contract/work/fund-many.ts';
import { fundRows, sumRows, waitsForPosts } from './fund-rows.ts';

const fundable = (id: string, more: Partial<Fundable> = {}): Fundable => ({
  application_id: id,
  amount: 10_000,
  released_now: 0,
  platform_fee: 500,
  fund_by: '2026-12-01T00:00:00.000Z',
  ...more,
});
const application = (id: string, ...dues: PaymentDue[]) =>
  ({ id, terms: { payments: dues.map((due) => ({ due })) } }) as unknown as Application;

it('what is not released at once is held; what is not loaded is left out', () => {
  const waiting = [fundable('1', { released_now: 3_000 }), fundable('2'), fundable('3')];
  const rows = fundRows(waiting, [application('2', 'published'), application('1', 'advance', 'published')]);
  expect(rows.map(({ application_id: id, held }) => [id, held])).toEqual([
    ['1', 7_000],
    ['2', 10_000],
  ]);
  expect(sumRows(rows)).toEqual({ amount: 20_000, now: 3_000, held: 17_000, fee: 1_000 });
  expect(waitsForPosts(rows)).toBe(true);
});

it('says that money waits for posts alone only where nothing else releases it', () => {
  const waits = (released_now: number, ...dues: PaymentDue[]) =>
    waitsForPosts(fundRows([fundable('1', { released_now })], [application('1', ...dues)]));
  expect(waits(0, 'published')).toBe(true);
  expect(waits(3_000, 'advance', 'published')).toBe(true);
  // Paid at the first hand-in.
  expect(waits(0, 'advance', 'published')).toBe(false);
  expect(waits(0, 'approved', 'published')).toBe(false);
  expect(waits(0, 'date')).toBe(false);
});
