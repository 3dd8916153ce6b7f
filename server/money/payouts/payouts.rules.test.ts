import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { settleEntries } from '../ledger/ledger.rules.ts';
import { goesOnTo, isFinalRefusal, isStuck, modeOf, providerKey, stageOf, termsOf } from './payouts.rules.ts';
import { failedPosting, paidPosting, requestedPosting } from './postings.rules.ts';

const rate = { basisPoints: 200, threshold: 0, source: 'Income-tax Act 2025, s.393: 2 % of commission' };

describe('payout terms', () => {
  it('draw referral money first', () => {
    expect(termsOf({ amount: 700_00, referral: 200_00, rate: null, paidBefore: 0 })).toEqual({
      amount: 700_00,
      fee: 0,
      deduction: 0,
      net: 700_00,
      deductions: [],
      from_referral: 200_00,
      from_earnings: 500_00,
    });
    expect(termsOf({ amount: 700_00, referral: 900_00, rate, paidBefore: 0 })).toMatchObject({
      deduction: 14_00,
      from_referral: 700_00,
      from_earnings: 0,
    });
  });

  it('deduct tax from referral money only, above the yearly threshold', () => {
    const yearly = { ...rate, threshold: 20_000_00 };
    expect(termsOf({ amount: 9_000_00, referral: 4_000_00, rate: yearly, paidBefore: 18_500_00 })).toMatchObject({
      deduction: 50_00,
      net: 8_950_00,
      deductions: [{ name: 'TDS, Income-tax Act 2025, s.393', basis_points: 200, amount: 50_00 }],
    });
  });

  const paise = fc.integer({ min: 1, max: 1e10 });
  const anyRate = fc.option(
    fc.record({ basisPoints: fc.integer({ min: 0, max: 3000 }), threshold: paise, source: fc.string() }),
  );
  it('sum to the amount', () => {
    fc.assert(
      fc.property(paise, paise, anyRate, paise, (amount, referral, someRate, paidBefore) => {
        const terms = termsOf({ amount, referral, rate: someRate, paidBefore });
        expect(terms.fee + terms.deduction + terms.net).toBe(amount);
        expect(terms.from_referral + terms.from_earnings).toBe(amount);
        expect(terms.from_referral).toBeLessThanOrEqual(referral);
        expect(terms.deductions.reduce((sum, each) => sum + each.amount, 0)).toBe(terms.deduction);
      }),
    );
  });

  it('produce postings that sum to zero, and cancel out when the money comes back', () => {
    fc.assert(
      fc.property(paise, paise, anyRate, fc.boolean(), (amount, referral, someRate, isPaid) => {
        const payout = {
          ...termsOf({ amount, referral, rate: someRate, paidBefore: 0 }),
          id: 7,
          account_id: 3,
          method_masked: '•••• 1234',
        };
        const postings = [
          requestedPosting(payout),
          ...(isPaid ? [paidPosting(payout)] : []),
          failedPosting(payout, isPaid),
        ];
        for (const { entries } of postings) settleEntries(entries);
        expect(settleEntries(postings.flatMap(({ entries }) => entries))).toEqual([]);
        expect(new Set(postings.map(({ reference }) => reference)).size).toBe(postings.length);
      }),
    );
  });
});

test('states at the provider', () => {
  for (const state of ['queued', 'pending', 'scheduled', 'processing']) expect(stageOf(state)).toBe('processing');
  for (const state of ['reversed', 'cancelled', 'rejected', 'failed']) expect(stageOf(state)).toBe('failed');
  expect(stageOf('processed')).toBe('paid');
});

test('never moves a payout backwards, and lets a paid one fail', () => {
  const stages = ['requested', 'processing', 'paid', 'failed'] as const;
  const moves = stages.flatMap((from) => stages.filter((to) => goesOnTo(from, to)).map((to) => `${from} ${to}`));
  expect(moves).toEqual([
    'requested processing',
    'requested paid',
    'requested failed',
    'processing paid',
    'processing failed',
    'paid failed',
  ]);
});

test.each([
  [400, true],
  [404, true],
  [422, true],
  [401, false],
  [403, false],
  [408, false],
  [409, false],
  [425, false],
  [429, false],
  [399, false],
  [500, false],
  [0, false],
])('a refusal with %i is final: %s', (status, isFinal) => {
  expect(isFinalRefusal(status)).toBe(isFinal);
});

test('makes a provider key that is valid and unique per row', () => {
  const key = providerKey({ id: 999_999_999_999, created_at: new Date('2199-12-31') });
  expect(key).toMatch(/^[\w -]{4,36}$/);
  expect(providerKey({ id: 17, created_at: new Date(1) })).not.toBe(providerKey({ id: 17, created_at: new Date(2) }));
});

test('pays a bank account by IMPS, and by NEFT above the IMPS limit', () => {
  expect([modeOf('upi', 9_00_000_00), modeOf('bank', 5_00_000_00), modeOf('bank', 5_00_000_01)]).toEqual([
    'UPI',
    'IMPS',
    'NEFT',
  ]);
});

test.each([
  ['requested', 1, false],
  ['requested', 1.1, true],
  ['processing', 72, false],
  ['processing', 72.1, true],
  ['paid', 999, false],
  ['failed', 999, false],
] as const)('a payout that is %s for %d hours is stuck: %s', (status, hours, is) => {
  const now = new Date('2026-11-20T10:00:00Z');
  expect(isStuck({ status, created_at: new Date(now.getTime() - hours * 3_600_000) }, now)).toBe(is);
});
