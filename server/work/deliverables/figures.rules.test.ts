import { expect, it } from 'vitest';
import { whyNotAsOf } from './figures.rules.ts';

/** 1 am of 21 November in India. */
const now = new Date('2026-11-20T19:30:00Z');
/** 11 pm of 10 November in India. */
const submittedAt = new Date('2026-11-10T17:30:00Z');

it.each([
  ['2026-11-21', null],
  ['2026-11-10', null],
  ['2026-11-22', 'The date of the numbers can’t be in the future.'],
  ['2026-11-09', 'This is before the piece was submitted.'],
])('figures as of %s: %s', (asOf, reason) => expect(whyNotAsOf({ asOf, submittedAt, now })).toBe(reason));

it('accepts any day for a piece without a known one', () => {
  expect(whyNotAsOf({ asOf: '2026-01-01', submittedAt: null, now })).toBeNull();
});
