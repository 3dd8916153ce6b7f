import { expect, it } from 'vitest';
import type { AgreedPayment, NetQuote } from '../../../contract/work/escrow.ts';
import { planLines } from './plan-lines.ts';

const pay = (number: number, amount: number, more: Partial<AgreedPayment> = {}): AgreedPayment => ({
  number,
  label: 'Part',
  amount,
  gst: 0,
  due: 'published',
  date: null,
  deliverables: [],
  status: 'held',
  released: 0,
  refunded: 0,
  released_at: null,
  release_on: null,
  is_settled: false,
  ...more,
});
const quote = (amount: number, more: Partial<NetQuote> = {}): NetQuote => ({
  amount,
  platform_fee: amount * 0.05,
  platform_fee_percent: 5,
  gst: 0,
  tds: 0,
  tds_rule: null,
  net: amount * 0.95,
  release_by: '2026-12-01',
  bank_by: '2026-12-03',
  ...more,
});
const amounts = (payments: AgreedPayment[], net: NetQuote, as: 'creator' | 'influencer') =>
  planLines({ payments, net }, as).map(({ amount }) => amount);

it('the influencer reads the net of each payment, the owner what it costs', () => {
  const payments = [pay(1, 7_200, { status: 'released', released: 7_200 }), pay(2, 14_400), pay(3, 2_400)];
  expect(amounts(payments, quote(24_000), 'influencer')).toEqual([6_840, 13_680, 2_280]);
  expect(amounts(payments, quote(24_000), 'creator')).toEqual([7_200, 14_400, 2_400]);
  const taxed = [pay(1, 10_000, { gst: 1_800 })];
  expect(amounts(taxed, quote(10_000, { creator_gst: 1_800 }), 'influencer')).toEqual([11_300]);
  expect(amounts(taxed, quote(10_000, { creator_gst: 1_800 }), 'creator')).toEqual([11_800]);
});

it('what was refunded is shown as it went back, and is no part of what is left', () => {
  const payments = [pay(1, 10_000, { status: 'refunded', refunded: 10_000 }), pay(2, 10_000, { refunded: 5_000 })];
  expect(amounts(payments, quote(5_000), 'influencer')).toEqual([10_000, 4_750]);
  expect(amounts(payments, quote(5_000), 'creator')).toEqual([10_000, 5_000]);
});
