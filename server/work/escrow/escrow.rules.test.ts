import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKey, type Entry, settleEntries } from '../../money/ledger/ledger.rules.ts';
import {
  disputedEntries,
  drawnEntries,
  fundedEntries,
  netOf,
  poolFundedEntries,
  poolRefundedEntries,
  type Rates,
  refundedEntries,
  releasedEntries,
} from './escrow.rules.ts';

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

describe('the net amount of a price', () => {
  it('of ₹18,000 at 5 %', () => {
    const plain = { feeBasisPoints: 500, gstBasisPoints: 1_800, tds: null };
    expect(netOf(18_000_00, plain)).toEqual({
      amount: 18_000_00,
      fee: 900_00,
      gst: 137_29,
      tds: 0,
      net: 17_100_00,
      creatorGst: 0,
    });
    expect(netOf(18_000_00, plain, { creatorGst: 3_240_00 })).toMatchObject({
      fee: 900_00,
      net: 20_340_00,
      creatorGst: 3_240_00,
    });
    const tds = { basisPoints: 10, threshold: 0, paidBefore: 0 };
    expect(netOf(18_000_00, { ...plain, tds })).toMatchObject({ tds: 18_00, net: 17_082_00 });
    expect(netOf(18_000_00, { ...plain, tds: { ...tds, threshold: 5_00_000_00 } }).tds).toBe(0);
    expect(netOf(39, plain)).toMatchObject({ fee: 1, net: 38 });
    expect(netOf(19, plain)).toMatchObject({ fee: 0, net: 19 });
  });

  it('plus fee and tax is the whole, with neither above its rate', () => {
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

describe('the money of an order', () => {
  const held = { payee_id: 7, status: 'held' } as const;
  const disputed = { payee_id: 7, status: 'disputed' } as const;
  /** Account balances after these postings, without zeros. */
  const balancesAfter = (...postings: Entry[][]) =>
    Object.fromEntries(
      settleEntries(postings.flatMap(settleEntries)).map((entry) => [accountKey(entry), entry.amount]),
    );
  const check = (life: (price: number, at: Rates, isDisputed: boolean) => void) =>
    fc.assert(fc.property(amount, rates, fc.boolean(), life));

  it('is held for the influencer, and kept apart while disputed', () => {
    check((price) => {
      const funded = fundedEntries(held, price);
      expect(balancesAfter(funded)).toEqual({ 'gateway:': -price, 'escrow:7': price });
      expect(balancesAfter(funded, disputedEntries(held, price))).toEqual({ 'gateway:': -price, 'disputed:7': price });
    });
  });

  it('is released entirely to the influencer and deductions, disputed before or not', () => {
    check((price, at, isDisputed) => {
      const net = netOf(price, at);
      const income: Entry[] = [{ kind: 'earnings', ownerId: 7, amount: net.net }];
      const released = isDisputed
        ? [disputedEntries(held, price), releasedEntries(disputed, net, income)]
        : [releasedEntries(held, net, income)];
      const parts = { 'earnings:7': net.net, 'fees:': net.fee - net.gst, 'gst:': net.gst, 'tds:': net.tds };
      const some = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== 0));
      expect(balancesAfter(fundedEntries(held, price), ...released)).toEqual({ 'gateway:': -price, ...some });
    });
  });

  it('is refunded to its source, disputed before or not', () => {
    check((price, _at, isDisputed) => {
      const refunded = isDisputed
        ? [disputedEntries(held, price), refundedEntries(disputed, price)]
        : [refundedEntries(held, price)];
      expect(balancesAfter(fundedEntries(held, price), ...refunded)).toEqual({});
    });
  });

  it('is drawn from the pool with the deductions of released work', () => {
    check((price, at) => {
      const { net, fee, gst, tds } = netOf(price, at);
      const drawn = drawnEntries(3, netOf(price, at), [{ kind: 'earnings', ownerId: 7, amount: net }]);
      const parts = { 'earnings:7': net, 'fees:': fee - gst, 'gst:': gst, 'tds:': tds, 'pool:campaign-3': -price };
      expect(balancesAfter(drawn)).toEqual(Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== 0)));
    });
  });

  it('belongs to the campaign when paid into a pool, and what is left is refunded', () => {
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 1, noNaN: true }), (price, share) => {
        const back = Math.floor(price * share);
        const left = price - back;
        const after = balancesAfter(poolFundedEntries({ id: 3 }, price), poolRefundedEntries({ id: 3 }, back));
        expect(after).toEqual(left === 0 ? {} : { 'gateway:': -left, 'pool:campaign-3': left });
      }),
    );
  });
});
