import { describe, expect, it } from 'vitest';
import { dailyReadings, measureGrowth } from './growth.rules.ts';
import { daysAgo, now, post, readings } from './made-media.ts';

const steady = (days: number, from = 10_000, step = 20) => Array.from({ length: days }, (_, at) => from + at * step);
/** Adds `gained` to the counts from `ago` days ago on. */
const jumpAt = (counts: number[], ago: number, gained: number) =>
  counts.map((count, at) => (at >= counts.length - ago ? count + gained : count));

const measured = (counts: (number | null)[], posts: ReturnType<typeof post>[] | null = [post(3)], isComplete = true) =>
  measureGrowth({ readings: readings(counts), posts, isComplete, now });
function measure(...given: Parameters<typeof measured>) {
  const growth = measured(...given);
  return 'jumps' in growth ? growth : null;
}

it('keeps the last known reading of a day, oldest first', () => {
  const at = (time: string, followers: number | null) => ({ asOf: new Date(`2026-11-${time}Z`), followers });
  const found = dailyReadings([at('03T10:00', 3), at('02T23:59', 2), at('02T01:00', 1), at('03T11:00', null)]);
  expect(found.map(({ followers }) => followers)).toEqual([2, 3]);
});

describe('growth', () => {
  it('finds nothing in steady growth', () => {
    expect(measure(steady(60))).toEqual({ days: 59, jumps: [], unexplainedPercent: 0 });
  });

  it('needs posts, fifteen readings over four weeks, and followers', () => {
    expect(measured(steady(60), null)).toEqual({ what: 'posts', needs: 1, has: 0 });
    expect(measured([])).toEqual({ what: 'readings', needs: 15, has: 0 });
    expect(measured(steady(14))).toEqual({ what: 'readings', needs: 15, has: 14 });
    expect(measured(steady(60).map(() => null))).toEqual({ what: 'readings', needs: 15, has: 0 });
    expect(measured(steady(28))).toEqual({ what: 'days', needs: 28, has: 27 });
    expect(measured(steady(29))).toMatchObject({ days: 28 });
    expect(measured(steady(60, 0, 0))).toEqual({ what: 'followers', needs: 1, has: 0 });
  });

  it('counts a jump without a post against the followers', () => {
    const growth = measure(jumpAt(steady(60), 30, 1_200));
    expect(growth?.jumps).toEqual([{ from: daysAgo(30), to: daysAgo(29), gained: 1_220, usual: 20, posts: 0 }]);
    expect(growth?.unexplainedPercent).toBe(9.85);
  });

  it('explains a jump by a post up to four days earlier with unusually many views', () => {
    const counts = jumpAt(steady(60), 30, 1_200);
    const usual = [3, 6, 9, 12, 15].map((days) => post(days));
    const postsBehind = (ago: number, reach: number | null, views: number | null = null) =>
      measure(counts, [...usual, post(ago, { reach, views })])?.jumps[0]?.posts;
    expect(postsBehind(30, 15_000)).toBe(1);
    expect(postsBehind(33.9, 15_000)).toBe(1);
    expect(postsBehind(34, 15_000)).toBe(0);
    expect(postsBehind(29, 15_000)).toBe(1);
    expect(postsBehind(28.9, 15_000)).toBe(0);
    expect(postsBehind(30, 14_999)).toBe(0);
    expect(postsBehind(30, null, 15_000)).toBe(1);
    expect(postsBehind(30, null)).toBe(1);
    expect(measure(counts, [...usual, post(30, { reach: 15_000 })])?.unexplainedPercent).toBe(0);
  });

  it('never explains a loss', () => {
    const growth = measure(jumpAt(steady(60), 30, -1_220), [post(30, { reach: 90_000 })]);
    expect(growth?.jumps).toMatchObject([{ gained: -1_200, posts: 0 }]);
    expect(growth?.unexplainedPercent).toBeGreaterThan(10);
  });

  it('detects a jump from six times the usual, 1.5 per cent and fifty followers on', () => {
    const jumps = (counts: number[], gained: number) => measure(jumpAt(counts, 30, gained))?.jumps.length;
    expect([jumps(steady(60, 2_000), 100), jumps(steady(60, 2_000), 99)]).toEqual([1, 0]);
    const large = steady(60, 100_000, 1);
    expect([jumps(large, 1_500), jumps(large, 1_400)]).toEqual([1, 0]);
    expect([jumps(steady(60, 500, 0), 50), jumps(steady(60, 500, 0), 49)]).toEqual([1, 0]);
  });

  it('does not mistake a gap for a jump', () => {
    const counts: (number | null)[] = jumpAt(steady(60), 30, 3_000);
    for (let at = 21; at < 30; at++) counts[at] = null;
    expect(measure(counts)).toEqual({ days: 49, jumps: [], unexplainedPercent: 0 });
    counts[22] = 10_440;
    expect(measure(counts)?.jumps).toHaveLength(1);
  });

  it('covers a year, or as far back as posts are known', () => {
    const counts = jumpAt(steady(500), 400, 5_000);
    expect(measure(counts)).toMatchObject({ days: 365, jumps: [] });
    const young = jumpAt(steady(100), 60, 5_000);
    expect(measure(young, [post(3), post(50)], false)).toMatchObject({ days: 50, jumps: [] });
    expect(measure(young, [post(3), post(50)])).toMatchObject({ days: 99, jumps: [{ gained: 5_020 }] });
  });
});
