import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pointsOf, topOf } from './chart-points.ts';

it('puts days at their distance and values above the line', () => {
  const box = { width: 100, height: 50, top: 10, from: '2026-11-01', to: '2026-11-11' };
  const readings = [
    { date: '2026-11-01', value: 0 },
    { date: '2026-11-02', value: null },
    { date: '2026-11-06', value: 5 },
    { date: '2026-11-11', value: 10 },
  ];
  expect(pointsOf(readings, box).map(({ x, y }) => [x, y])).toEqual([
    [0, 50],
    [50, 25],
    [100, 0],
  ]);
  const oneDay = { ...box, to: box.from };
  expect(pointsOf(readings.slice(0, 1), oneDay)).toMatchObject([{ x: 50, y: 50 }]);
});

it('ends at a round number that nothing passes', () => {
  expect([0, 1, 7, 12, 34, 50, 51, 99_999].map((value) => topOf([value, null]))).toEqual([
    ...[1, 1, 8, 15, 40, 50, 60, 100_000],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e11 }), (value) => {
      const top = topOf([value]);
      expect(top >= value && top <= value * 2).toBe(true);
    }),
  );
});
