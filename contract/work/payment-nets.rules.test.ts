import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addRupees, platformFee, toRupees } from '../kit/money.ts';
import { inHandOf, type NetQuote } from './escrow.ts';
import { netsOf, splitNetOf } from './payment-nets.rules.ts';

/** Quote of a price in paise at a fee of 5%. */
function quoteOf(price: number, { gst = 0, tds = 0, sharePercent = 0 } = {}): NetQuote {
  const fee = platformFee(price, 5);
  const net = price + gst - fee - tds;
  const share = Math.floor(((net - gst) * sharePercent) / 100);
  return {
    amount: toRupees(price),
    platform_fee: toRupees(fee),
    platform_fee_percent: 5,
    gst: 0,
    creator_gst: toRupees(gst),
    tds: toRupees(tds),
    tds_rule: null,
    net: toRupees(net),
    ...(share > 0 ? { manager_share: { amount: toRupees(share), in_hand: toRupees(net - share) } } : {}),
    release_by: '2026-12-01',
    bank_by: '2026-12-03',
  };
}

it('payments of a plan bring their parts in hand', () => {
  expect(netsOf([7_200, 14_400, 2_400], quoteOf(24_000_00))).toEqual([6_840, 13_680, 2_280]);
  expect(netsOf([5_000, 5_000], quoteOf(10_000_00, { gst: 1_800_00, tds: 10_00 }))).toEqual([5_645, 5_645]);
  expect(netsOf([7_200, 16_800], quoteOf(24_000_00, { sharePercent: 10 }))).toEqual([6_156, 14_364]);
  expect(netsOf([], quoteOf(0))).toEqual([]);
});

it('all payments of a plan bring in hand what its price does, to the paisa', () => {
  const paise = fc.integer({ min: 1, max: 9_999_999 });
  fc.assert(
    fc.property(
      fc.array(paise, { minLength: 1, maxLength: 6 }),
      fc.nat(28),
      fc.nat(50),
      (parts, percent, sharePercent) => {
        const price = parts.reduce((sum, part) => sum + part, 0);
        const quote = quoteOf(price, {
          gst: Math.floor((price * percent) / 100),
          tds: Math.floor(price / 1_000),
          sharePercent,
        });
        expect(addRupees(netsOf(parts.map(toRupees), quote))).toBe(inHandOf(quote));
      },
    ),
  );
});

it('a part of the price brings its net less the share of a talent manager', () => {
  expect(splitNetOf(4_500, quoteOf(18_000_00))).toEqual({ fee: 225, share: 0, inHand: 4_275 });
  expect(splitNetOf(4_500, quoteOf(18_000_00, { sharePercent: 10 }))).toEqual({
    fee: 225,
    share: 427.5,
    inHand: 3_847.5,
  });
  expect(splitNetOf(0, quoteOf(0))).toEqual({ fee: 0, share: 0, inHand: 0 });
});
