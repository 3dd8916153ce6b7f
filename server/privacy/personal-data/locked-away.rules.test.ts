import { expect, test } from 'vitest';
import { eraseAt } from './locked-away.rules.ts';

test.each([
  ['2026-11-01T10:00:00Z', 180, '2027-04-30T10:00:00.000Z'],
  ['2026-11-13T18:29:59Z', 180, '2027-05-12T18:29:59.000Z'],
  ['2026-11-13T18:30:00Z', 180, '2027-11-13T18:30:00.000Z'],
  ['2027-05-12T18:30:00Z', 180, '2028-05-11T18:30:00.000Z'],
  ['2027-06-01T00:00:00Z', 0, '2028-05-31T00:00:00.000Z'],
  ['2027-06-01T00:00:00Z', 400, '2028-07-05T00:00:00.000Z'],
  ['2026-11-01T10:00:00Z', 0, '2026-11-01T10:00:00.000Z'],
])('locked away %s, kept %i days: goes %s', (lockedAt, days, due) => {
  expect(eraseAt(new Date(lockedAt), days).toISOString()).toBe(due);
});
