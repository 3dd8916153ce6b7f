import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isShown, showTime } from './reviews.rules.ts';

const day = 24 * 3600 * 1000;
const now = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => ({ shows_at: new Date(now.getTime() + ms) });

it('shows a review from its time on, to the millisecond', () => {
  expect([after(-1), after(0), after(1)].map((review) => isShown(review, now))).toEqual([true, true, false]);
});

it('delays the first review, and shows both at once with the second', () => {
  fc.assert(
    fc.property(fc.nat(60), (days) => {
      expect(showTime({ isSecond: false, now, days }).getTime() - now.getTime()).toBe(days * day);
      expect(showTime({ isSecond: true, now, days })).toEqual(now);
    }),
  );
});
