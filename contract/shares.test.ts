import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractionOf, splitByShare } from './shares.ts';

const side = (accountId: number, value: number) => ({ accountId, value });
const amounts = (amount: number, ...values: number[]) =>
  splitByShare(
    amount,
    values.map((value, at) => side(at + 1, value)),
  ).map((share) => share.amount);

test('shares are exact, and the paise that are left go to the largest remainders', () => {
  expect(amounts(100_00, 50, 30, 20)).toEqual([50_00, 30_00, 20_00]);
  expect(amounts(100, 1, 1, 1)).toEqual([34, 33, 33]);
  expect(amounts(100, 2, 2, 3)).toEqual([29, 28, 43]);
  expect(amounts(1, 3, 3, 5)).toEqual([0, 0, 1]);
});

const values = fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 1, maxLength: 12 });
const amount = fc.integer({ min: 1, max: 10 ** 12 });

test('whatever the shares, they sum to the amount and none is a paisa or more beside its fraction', () => {
  fc.assert(
    fc.property(amount, values, (whole, parts) => {
      const shares = amounts(whole, ...parts);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
      const total = parts.reduce((sum, value) => sum + BigInt(value), 0n);
      for (const [at, share] of shares.entries()) {
        const beside = BigInt(share) * total - BigInt(whole) * BigInt(parts[at] ?? 0);
        expect(beside > -total && beside < total).toBe(true);
      }
    }),
  );
});

test('the order of the sides changes nothing', () => {
  fc.assert(
    fc.property(amount, values, (whole, parts) => {
      const sides = parts.map((value, at) => side(at + 1, value));
      const backwards = splitByShare(whole, sides.toReversed()).toReversed();
      expect(backwards).toEqual(splitByShare(whole, sides));
    }),
  );
});

test('a fraction is in its lowest terms and worth what it was', () => {
  expect(fractionOf(24_000_000, 50_600_000)).toEqual({ numerator: 120, denominator: 253 });
  expect(fractionOf(7, 7)).toEqual({ numerator: 1, denominator: 1 });
  expect(fractionOf(0, 7)).toEqual({ numerator: 0, denominator: 1 });
  expect(fractionOf(0, 0)).toEqual({ numerator: 0, denominator: 1 });
  fc.assert(
    fc.property(values, (parts) => {
      const whole = parts.reduce((sum, value) => sum + value, 0);
      const value = parts[0] ?? 0;
      const { numerator, denominator } = fractionOf(value, whole);
      expect(BigInt(numerator) * BigInt(whole)).toBe(BigInt(denominator) * BigInt(value));
    }),
  );
});
