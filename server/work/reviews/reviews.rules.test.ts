import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isShown, showTime, whyNotReply, whyNotReview } from './reviews.rules.ts';

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

it('accepts a review after the end, once, and not from somebody who could already read the other one', () => {
  const any = fc.option(fc.integer({ min: -30 * day, max: 30 * day }).map(after), { nil: undefined });
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), any, any, (isDone, counts, mine, theirs) => {
      const reason = whyNotReview({ isDone, counts, mine, theirs, now });
      const hasRead = theirs !== undefined && theirs.shows_at <= now;
      expect(reason === null).toBe(isDone && counts && mine === undefined && !hasRead);
      if (reason !== null) expect(reason).toMatch(/^[A-Z].+\.$/);
    }),
  );
  const counts = true;
  const uncounted = { isDone: true, counts: false, mine: undefined, theirs: undefined, now };
  expect(whyNotReview(uncounted)).toMatch(/one every 30 days/);
  expect(whyNotReview({ isDone: false, counts, mine: undefined, theirs: undefined, now })).toMatch(
    /once the work is done/,
  );
  expect(whyNotReview({ isDone: true, counts, mine: after(1), theirs: after(-1), now })).toMatch(/already/);
  expect(whyNotReview({ isDone: true, counts, mine: undefined, theirs: after(-1), now })).toMatch(/passed/);
});

it('accepts one reply, and only to a published review', () => {
  expect(whyNotReply({ ...after(-1), reply: null }, now)).toBeNull();
  expect(whyNotReply({ ...after(1), reply: null }, now)).toMatch(/isn’t visible/);
  expect(whyNotReply({ ...after(-1), reply: 'Thank you.' }, now)).toMatch(/already/);
});
