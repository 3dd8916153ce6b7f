import { expect, it } from 'vitest';
import { mayUnlock, monthStart } from './unlocks.rules.ts';

it.each([
  ['2026-11-20T14:00:00Z', '2026-10-31T18:30:00Z'],
  ['2026-10-31T18:29:59.999Z', '2026-09-30T18:30:00Z'],
  ['2026-10-31T18:30:00Z', '2026-10-31T18:30:00Z'],
  ['2026-12-31T23:00:00Z', '2026-12-31T18:30:00Z'],
])('the month of %s begins at %s', (now, start) => {
  expect(monthStart(new Date(now))).toEqual(new Date(start));
});

it('is for brands and partners', () => {
  const roles = ['influencer', 'brand', 'partner', 'operator'] as const;
  expect(roles.filter(mayUnlock)).toEqual(['brand', 'partner']);
});
