import { expect, it } from 'vitest';
import { overviewSpan } from './overview.ts';

it.each([
  ['2026-11-27', 'month', '2026-11-01', '2026-11-30'],
  ['2028-02-10', 'month', '2028-02-01', '2028-02-29'],
  ['2026-11-27', 'quarter', '2026-10-01', '2026-12-31'],
  ['2027-01-01', 'quarter', '2027-01-01', '2027-03-31'],
  ['2026-11-27', 'year', '2026-04-01', '2027-03-31'],
  ['2027-03-31', 'year', '2026-04-01', '2027-03-31'],
  ['2027-04-01', 'year', '2027-04-01', '2028-03-31'],
] as const)('the %s is in the %s from %s to %s', (today, period, from, to) => {
  expect(overviewSpan(today, period)).toEqual({ from, to });
});
