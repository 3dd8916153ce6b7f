import fc from 'fast-check';
import { expect, it } from 'vitest';
import { median, quantile, roundTo } from './statistics.rules.ts';

it('interpolates between the values on both sides', () => {
  expect(quantile([30, 10, 20, 40], 0.25)).toBe(17.5);
  expect(quantile([30, 10, 20, 40], 0.75)).toBe(32.5);
  expect(quantile([9, 10, 100], 0.5)).toBe(10);
  expect(median([1, 4])).toBe(2.5);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNull();
  expect(quantile([], 1)).toBeNull();
});

it('lies between the least and the greatest value, and grows with the share', () => {
  const shares = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }));
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 }), { minLength: 1 }), shares, (values, [one, other]) => {
      const [low, high] = [quantile(values, Math.min(one, other)) ?? 0, quantile(values, Math.max(one, other)) ?? 0];
      expect(low).toBeLessThanOrEqual(high);
      expect([quantile(values, 0), quantile(values, 1)]).toEqual([Math.min(...values), Math.max(...values)]);
    }),
  );
});

it('rounds to a number of digits', () => {
  expect([roundTo(1.2345, 2), roundTo(1.5, 0), roundTo(12, 3)]).toEqual([1.23, 2, 12]);
});
