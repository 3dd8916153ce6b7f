import fc from 'fast-check';
import { expect, it } from 'vitest';
import { figuresSince, measureMedian, measureShare } from './track-record.rules.ts';

it('gives a median to one decimal, from three occurrences on', () => {
  expect(measureMedian({ median: 1.26, n: 3 })).toEqual({ value: 1.3, n: 3 });
  expect(measureMedian({ median: 1.26, n: 2 })).toEqual({ value: null, n: 2 });
  expect(measureMedian({ median: null, n: 0 })).toEqual({ value: null, n: 0 });
  expect(measureMedian({ median: null, n: 5 })).toEqual({ value: null, n: 5 });
  expect(measureMedian({ median: 0, n: 5 })).toEqual({ value: 0, n: 5 });
});

it('gives a share in whole per cent, 0 and 100 only where exact', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
      const [count, n] = [Math.min(one, other), Math.max(one, other)];
      const { value, n: sampleSize } = measureShare({ count, n });
      expect(sampleSize).toBe(n);
      expect(value === null).toBe(n < 3);
      if (n < 3) return;
      expect(Math.abs((value ?? -1) - (count / n) * 100)).toBeLessThanOrEqual(1);
      expect(value === 100).toBe(count === n);
      expect(value === 0).toBe(count === 0);
    }),
    {
      examples: [
        [0, 3],
        [3, 3],
        [1, 5_000],
        [4_999, 5_000],
        [2, 2],
      ],
    },
  );
});

it('covers the last 365 days', () => {
  expect(figuresSince(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2025-11-21T10:00:00Z'));
});
