import { dayMs } from '../../../contract/kit/calendar.ts';
import type { ReviewRow } from '../../../database/schema.ts';

type Shows = Pick<ReviewRow, 'shows_at'>;

/** Whether a review is published, and so final. */
export function isShown({ shows_at }: Shows, now: Date): boolean {
  return shows_at.getTime() <= now.getTime();
}

interface Pair {
  isDone: boolean;
  /** Whether the work counts for reviews. */
  counts: boolean;
  mine: Shows | undefined;
  theirs: Shows | undefined;
  now: Date;
}

const uncounted = 'Reviews are for larger paid jobs between two different people, at most one every 30 days.';

/** Null if the review can be written, otherwise the reason as a sentence. */
export function whyNotReview({ isDone, counts, mine, theirs, now }: Pair): string | null {
  if (!isDone) return 'You can write a review once the work is done.';
  if (!counts) return uncounted;
  if (mine) return 'You’ve already written your review.';
  if (theirs && isShown(theirs, now)) {
    // Somebody who has read the other's review could only answer it, which is what the reply is for.
    return 'The time for your review has passed and the other side’s review is public. You can reply to it.';
  }
  return null;
}

/** Publication time: the first review waits a number of days for the second, which publishes both at once. */
export function showTime({ isSecond, now, days }: { isSecond: boolean; now: Date; days: number }): Date {
  return isSecond ? now : new Date(now.getTime() + days * dayMs);
}

/** Null if the reviewed person can reply, otherwise the reason. */
export function whyNotReply(review: Pick<ReviewRow, 'shows_at' | 'reply'>, now: Date): string | null {
  if (!isShown(review, now)) return 'This review isn’t visible yet.';
  return review.reply === null ? null : 'You’ve already replied.';
}
