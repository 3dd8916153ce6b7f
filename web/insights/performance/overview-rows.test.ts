import { expect, it } from 'vitest';
import { foldRows, partsThatAreOver } from './overview-rows.ts';

const row = (money: number, views: number | null = null) => ({
  money,
  views,
  earned: null,
  reach: null,
  engagement: null,
  clicks: null,
});

it('rows of zeros and unknown figures are folded, unless there are no others', () => {
  const [paid, seen, empty, zero] = [row(500), row(0, 12), row(0), row(0, 0)];
  expect(foldRows([paid, empty, seen, zero])).toEqual({ shown: [paid, seen], folded: [empty, zero] });
  expect(foldRows([empty, zero])).toEqual({ shown: [empty, zero], folded: [] });
});

it('a line ends before the part that is not over', () => {
  const parts = [{ to: '2026-11-24' }, { to: '2026-11-25' }, { to: '2026-11-26' }];
  expect(partsThatAreOver(parts, '2026-11-26')).toEqual(parts.slice(0, 2));
  expect(partsThatAreOver(parts, '2026-12-01')).toEqual(parts);
});
