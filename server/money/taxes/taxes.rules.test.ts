import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductionFrom, financialYearStart, taxIn } from './taxes.rules.ts';

describe('the tax included in a price', () => {
  it('is 18 parts of 118', () => {
    expect(taxIn(118_00, 1800)).toBe(18_00);
    expect(taxIn(499_00, 1800)).toBe(76_12);
  });
});

describe('a tax deduction', () => {
  const rate = { basisPoints: 10, threshold: 5_00_000_00 };

  it('starts above the yearly threshold', () => {
    expect(deductionFrom(1_00_000_00, { ...rate, paidBefore: 0 })).toBe(0);
    expect(deductionFrom(1_00_000_00, { ...rate, paidBefore: 4_50_000_00 })).toBe(50_00);
    expect(deductionFrom(1_00_000_00, { ...rate, paidBefore: 6_00_000_00 })).toBe(100_00);
  });

  it('never grows when a payment is split', () => {
    const amount = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(amount, amount, amount, (paidBefore, first, second) => {
        const inOne = deductionFrom(first + second, { ...rate, paidBefore });
        const split =
          deductionFrom(first, { ...rate, paidBefore }) +
          deductionFrom(second, { ...rate, paidBefore: paidBefore + first });
        expect(split).toBeLessThanOrEqual(inOne);
        expect(inOne - split).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('starts the financial year at midnight of 1 April in India', () => {
  const start = '2026-03-31T18:30:00.000Z';
  expect(financialYearStart(new Date(start)).toISOString()).toBe(start);
  expect(financialYearStart(new Date('2027-03-31T18:29:59.999Z')).toISOString()).toBe(start);
  expect(financialYearStart(new Date('2026-03-31T18:29:59.999Z')).toISOString()).toBe('2025-03-31T18:30:00.000Z');
});
