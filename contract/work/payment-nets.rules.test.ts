import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addRupees, platformFee, toRupees } from '../kit/money.ts';
import type { NetQuote } from './escrow.ts';
import { netsOf } from './payment-nets.rules.ts';

/** Quote of a price in paise at a fee of 5%. */
function quoteOf(price: number, { gst = 0, tds = 0 } = {}): NetQuote {
  const fee = platformFee(price, 5);
  return {
    amount: toRupees(price),
    platform_fee: toRupees(fee),
    platform_fee_percent: 5,
    gst: 0,
    creator_gst: toRupees(gst),
    tds: toRupees(tds),
    tds_rule: null,
    net: toRupees(price + gst - fee - tds),
    release_by: '2026-12-01',
    bank_by: '2026-12-03',
  };
}

it('payments of a plan bring their parts in hand', () => {
  expect(netsOf([7_200, 14_400, 2_400], quoteOf(24_000_00))).toEqual([6_840, 13_680, 2_280]);
  expect(netsOf([5_000, 5_000], quoteOf(10_000_00, { gst: 1_800_00, tds: 10_00 }))).toEqual([5_645, 5_645]);
  expect(netsOf([], quoteOf(0))).toEqual([]);
});

it('the nets of a plan are the net of its price, to the paisa', () => {
  const paise = fc.integer({ min: 1, max: 9_999_999 });
  fc.assert(
    fc.property(fc.array(paise, { minLength: 1, maxLength: 6 }), fc.nat(28), (parts, percent) => {
      const price = parts.reduce((sum, part) => sum + part, 0);
      const quote = quoteOf(price, { gst: Math.floor((price * percent) / 100), tds: Math.floor(price / 1_000) });
      expect(addRupees(netsOf(parts.map(toRupees), quote))).toBe(quote.net);
    }),
  );
});
