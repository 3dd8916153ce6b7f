import { expect, it } from 'vitest';
import { classOf, outline, shareBelow } from './peers.rules.ts';

const percentiles = Array.from({ length: 101 }, (_, at) => 10 + at / 10);

it('puts an account into the class its followers reach', () => {
  expect([0, 999, 1_000, 49_999, 50_000, 99_999_999].map(classOf)).toEqual([0, 0, 1_000, 20_000, 50_000, 10_000_000]);
});

it('computes the share of peers below a value, 0 or 100 only beyond the ends', () => {
  expect([9, 10, 10.01, 12.5, 15.02, 19.99, 20, 21].map((value) => shareBelow(value, percentiles))).toEqual([
    0, 0, 1, 25, 50, 99, 100, 100,
  ]);
  expect(
    shareBelow(
      3,
      Array.from({ length: 101 }, () => 3),
    ),
  ).toBe(50);
});

it('describes a distribution by its ends, quartiles and median', () => {
  const band = { lowest: 10, lower_quartile: 12.5, median: 15, upper_quartile: 17.5, highest: 20 };
  expect(outline(percentiles, 1)).toEqual(band);
  expect(outline(percentiles, 0)).toMatchObject({ lower_quartile: 13, highest: 20 });
});
