import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settleEntries } from '../ledger/ledger.rules.ts';
import { disputedEntries, fundedEntries, netOf, paysMoney, refundedEntries, releasedEntries } from './escrow.rules.ts';

const amount = fc.integer({ min: 1, max: 99_99_99_999_00 });
const rate = fc.record({
  basisPoints: fc.integer({ min: 0, max: 10_000 }),
  threshold: fc.integer({ min: 0, max: 1e9 }),
  paidBefore: fc.integer({ min: 0, max: 1e10 }),
});
const rates = fc.record({
  feeBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  gstBasisPoints: fc.integer({ min: 0, max: 2_800 }),
  tds: fc.option(rate),
});

describe('what a price brings in hand', () => {
  it('of ₹18,000 at 5 %', () => {
    const plain = { feeBasisPoints: 500, gstBasisPoints: 1_800, tds: null };
    expect(netOf(18_000_00, plain)).toEqual({
      amount: 18_000_00,
      fee: 900_00,
      gst: 137_29,
      tds: 0,
      net: 17_100_00,
    });
    const tds = { basisPoints: 10, threshold: 0, paidBefore: 0 };
    expect(netOf(18_000_00, { ...plain, tds })).toMatchObject({ tds: 18_00, net: 17_082_00 });
    expect(netOf(18_000_00, { ...plain, tds: { ...tds, threshold: 5_00_000_00 } }).tds).toBe(0);
    expect(netOf(39, plain)).toMatchObject({ fee: 1, net: 38 });
    expect(netOf(19, plain)).toMatchObject({ fee: 0, net: 19 });
  });

  it('is the whole without fee and tax, neither more than its rate', () => {
    fc.assert(
      fc.property(amount, rates, (price, at) => {
        const { fee, gst, tds, net } = netOf(price, at);
        expect(net + fee + tds).toBe(price);
        expect(fee * 10_000).toBeLessThanOrEqual(price * at.feeBasisPoints);
        expect((fee + 1) * 10_000).toBeGreaterThan(price * at.feeBasisPoints);
        expect(tds * 10_000).toBeLessThanOrEqual(price * (at.tds?.basisPoints ?? 0));
        expect(Math.min(net, fee, gst, tds, fee - gst)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

it('moves every paisa from somewhere to somewhere, whatever happens to it', () => {
  fc.assert(
    fc.property(amount, rates, fc.constantFrom('held' as const, 'disputed' as const), (price, at, status) => {
      const order = { payee_id: 7, status };
      const all = [
        fundedEntries(order, price),
        releasedEntries(order, netOf(price, at)),
        refundedEntries(order, price),
        disputedEntries(order, price),
      ];
      for (const entries of all) expect(() => settleEntries(entries)).not.toThrow();
    }),
  );
});

it('pays money for paid and mixed work with a price', () => {
  expect(paysMoney({ compensation: 'paid' }, 1)).toBe(true);
  expect(paysMoney({ compensation: 'mixed' }, 1)).toBe(true);
  expect(paysMoney({ compensation: 'product' }, 1)).toBe(false);
  expect(paysMoney({ compensation: 'commission' }, null)).toBe(false);
  expect(paysMoney({ compensation: 'paid' }, 0)).toBe(false);
  expect(paysMoney({ compensation: 'mixed' }, null)).toBe(false);
});
