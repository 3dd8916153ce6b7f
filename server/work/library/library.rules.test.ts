import { expect, it } from 'vitest';
import { readStanding } from './library.rules.ts';

it.each([
  ['2026-11-25', 'ended', 0],
  ['2026-11-26', 'ends_soon', 0],
  ['2026-11-27', 'ends_soon', 1],
  ['2026-12-26', 'ends_soon', 30],
  ['2026-12-27', 'in_use', 31],
  [null, 'in_use', null],
])('rights until %s are %s on 26 November', (until, state, daysLeft) => {
  expect(readStanding({ hasRights: true, until }, '2026-11-26')).toEqual({ state, daysLeft });
});

it('rights that were never agreed are none', () => {
  expect(readStanding({ hasRights: false, until: null }, '2026-11-26')).toEqual({ state: 'none', daysLeft: null });
});
