import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ChartData,
  extentOf,
  isDrawn,
  knownPart,
  nearestTo,
  shortenValue,
  spaceOut,
  spreadLabels,
} from './chart-data.ts';

const line = (values: (number | null)[], more: Partial<ChartData> = {}): ChartData => ({
  kind: 'line',
  points: values.map((_, at) => ({ date: `2026-11-0${at + 1}`, label: String(at) })),
  series: [{ name: 'Views', values }],
  ...more,
});

it('starts at zero unless growth is requested, and has an extent without data', () => {
  expect(extentOf(line([null, null]))).toEqual([0, 1]);
  expect(extentOf(line([4, null, 9]))).toEqual([0, 9]);
  expect(extentOf(line([-2, 9]))).toEqual([-2, 9]);
  expect(extentOf(line([400, 900], { base: 'lowest' }))).toEqual([400, 900]);
  expect(extentOf(line([400, 400], { base: 'lowest' }))).toEqual([399, 401]);
  expect(extentOf(line([4], { band: { name: 'Peers', low: [2], high: [12] } }))).toEqual([0, 12]);
});

it('is drawn when at least three points of any series have a value', () => {
  for (const values of [[], [null, null, null], [4], [4, 9], [null, 4, null, 9]])
    expect(isDrawn(line(values))).toBe(false);
  for (const values of [
    [4, 9, 1],
    [0, 0, 0],
    [null, 4, 9, null, 1],
  ])
    expect(isDrawn(line(values))).toBe(true);
  const two = [
    { name: 'Views', values: [1, null, 2] },
    { name: 'Likes', values: [null, 3, null] },
  ];
  expect(isDrawn(line([1, null, 2], { series: two }))).toBe(true);
});

it('leaves out points without a value when shown as figures', () => {
  const data = line([null, 4, null], { planned: { name: 'Plan', values: [7, 8, 9] } });
  expect(knownPart(data)).toMatchObject({
    points: [{ date: '2026-11-02' }],
    series: [{ name: 'Views', values: [4] }],
    planned: { values: [8] },
  });
});

it('formats small rupees to the paisa and shortens large ones', () => {
  expect(shortenValue(4.09, 'rupees')).toBe('₹4.09');
  expect(shortenValue(285_000, 'rupees')).toBe('₹2.9L');
  expect(shortenValue(2.5, 'count')).toBe('2.5');
  expect(shortenValue(4.25, 'percent')).toBe('4.3%');
});

it('keeps the first and the last label and the minimum gap', () => {
  expect([...spaceOut([0, 10, 20, 30, 40], 20)].sort()).toEqual([0, 2, 4]);
  expect([...spaceOut([], 20)]).toEqual([]);
  // Thirty days: the gaps between labels are about equal.
  const month = Array.from({ length: 30 }, (_, day) => day * 17);
  expect([...spaceOut(month, 70)]).toEqual([0, 6, 12, 17, 23, 29]);
  const places = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(places, (steps) => {
      const all = steps.map((_, at) => steps.slice(0, at + 1).reduce((sum, step) => sum + step, 0));
      const kept = [...spaceOut(all, 50)].sort((a, b) => a - b).map((at) => all[at] as number);
      expect(kept.at(-1)).toBe(all.at(-1));
      for (const [at, place] of kept.entries())
        if (at > 0) expect(place - (kept[at - 1] as number)).toBeGreaterThan(49);
    }),
  );
});

it('moves labels apart without changing their order', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 180 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(heights, (before) => {
      const after = spreadLabels(before, 30, 190);
      const sorted = after.toSorted((a, b) => a - b);
      for (let at = 1; at < sorted.length; at++) {
        expect((sorted[at] as number) - (sorted[at - 1] as number)).toBeGreaterThanOrEqual(30);
      }
      expect(Math.max(...after)).toBeLessThanOrEqual(190);
      for (const [a, one] of before.entries()) {
        for (const [b, other] of before.entries()) {
          if (one < other) expect(after[a] as number).toBeLessThan(after[b] as number);
        }
      }
    }),
  );
});

it('finds the place nearest to the pointer', () => {
  expect(nearestTo(34, [0, 30, 70])).toBe(1);
  expect(nearestTo(-5, [0, 30, 70])).toBe(0);
});
