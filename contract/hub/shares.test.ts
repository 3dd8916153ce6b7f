import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fractionOf, splitByShare } from './shares.ts';

const side = (accountId: number, value: number) => ({ accountId, value });
const amounts = (amount: number, ...values: number[]) =>
  splitByShare(
    amount,
    values.map((value, at) => side(at + 1, value)),
  ).map((share) => share.amount);

test('splits exactly and gives the left-over paise to the largest remainders', () => {
  expect(amounts(100_00, 50, 30, 20)).toEqual([50_00, 30_00, 20_00]);
  expect(amounts(100, 1, 1, 1)).toEqual([34, 33, 33]);
  expect(amounts(100, 2, 2, 3)).toEqual([29, 28, 43]);
  expect(amounts(1, 3, 3, 5)).toEqual([0, 0, 1]);
});

const values = fc.array(fc.integer({ min: 1, max: 10 ** 12 }), { minLength: 1, maxLength: 12 });
const amount = fc.integer({ min: 1, max: 10 ** 12 });

test('gives shares that add up to the amount, each less than a paisa from its fraction', () => {
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

test('does not depend on the order of the participants', () => {
  fc.assert(
    fc.property(amount, values, (whole, parts) => {
      const sides = parts.map((value, at) => side(at + 1, value));
      const backwards = splitByShare(whole, sides.toReversed()).toReversed();
      expect(backwards).toEqual(splitByShare(whole, sides));
    }),
  );
});

test('reduces a fraction to its lowest terms without changing its value', () => {
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

test('gives fractions that add up to one and amounts that are rounded down or one paisa more', () => {
  fc.assert(
    fc.property(amount, values, (whole, parts) => {
      const total = parts.reduce((sum, value) => sum + value, 0);
      const fractions = parts.map((value) => fractionOf(value, total));
      const sum = fractions.reduce(
        (all, { numerator, denominator }) => all + BigInt(numerator) * (BigInt(total) / BigInt(denominator)),
        0n,
      );
      expect(sum).toBe(BigInt(total));
      for (const [at, share] of amounts(whole, ...parts).entries()) {
        const { numerator = 0, denominator = 1 } = fractions[at] ?? {};
        const floor = (BigInt(whole) * BigInt(numerator)) / BigInt(denominator);
        expect([floor, floor + 1n]).toContain(BigInt(share));
      }
    }),
  );
});

test('orders equal remainders by the larger value, then by the lower id', () => {
  expect(amounts(2, 1, 1, 1)).toEqual([1, 1, 0]);
  const sides = [side(9, 1), side(4, 1), side(7, 1)];
  expect(splitByShare(1, sides).map((share) => share.amount)).toEqual([0, 1, 0]);
  expect(amounts(3, 1, 3)).toEqual([1, 2]);
  expect(amounts(2, 1, 3)).toEqual([0, 2]);
});

test('stays exact for the largest safe integers', () => {
  const most = Number.MAX_SAFE_INTEGER;
  const half = (most - 1) / 2;
  expect(amounts(most, half, half, 1)).toEqual([half, half, 1]);
  expect(fractionOf(half, most - 1)).toEqual({ numerator: 1, denominator: 2 });
});
