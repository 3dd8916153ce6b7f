import { expect, it } from 'vitest';
import { fullyPaidOn } from './fully-paid.ts';

const asked = { endDate: '2026-12-31', today: '2026-11-28' };
const reel = { type: 'reel', quantity: 1 };

it('is the last day of the plan', () => {
  const dated = { ...reel, due: '2026-12-05', publish_by: '2026-12-12' };
  const payments = [
    { due: 'advance', date: null },
    { due: 'published', date: null },
    { due: 'date', date: '2027-01-20' },
  ] as const;
  expect(fullyPaidOn({ ...asked, pieces: [dated], payments })).toBe('2027-01-20');
  expect(fullyPaidOn({ ...asked, pieces: [dated], payments: payments.slice(0, 2) })).toBe('2026-12-12');
  expect(fullyPaidOn({ ...asked, pieces: [dated], payments: [{ due: 'approved', date: null }] })).toBe('2026-12-05');
});

it('is the end of the campaign for work without a day, and never past', () => {
  const payments = [{ due: 'published', date: null }] as const;
  expect(fullyPaidOn({ ...asked, pieces: [reel], payments })).toBe('2026-12-31');
  expect(fullyPaidOn({ ...asked, endDate: '2026-10-01', pieces: [reel], payments })).toBe('2026-11-28');
});
