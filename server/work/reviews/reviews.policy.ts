import { countedPairDays, type ReviewAct } from '../../../contract/work/reviews.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import { samePersonReason } from '../../core/related-accounts/related-accounts.rules.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { isShown } from './reviews.rules.ts';

type Shows = Pick<ReviewRow, 'shows_at'>;

/** Facts that decide whether one of two partners may review the other. */
export interface WriteFacts {
  isDone: boolean;
  /** Whether the work counts for reviews. */
  counts: boolean;
  /** Both accounts belong to one person. */
  isSamePerson: boolean;
  mine: Shows | undefined;
  theirs: Shows | undefined;
  now: Date;
}

const uncounted = msg`Reviews are for larger paid jobs between two different people, at most one every ${{ days: countedPairDays }} days.`;
/** Somebody who has read the other's review could only answer it, which is what the reply is for. */
const tooLate = 'The time for your review has passed and the other side’s review is public. You can reply to it.';

/** Whether a partner may review the other one. */
export function mayWriteReview({ isDone, counts, isSamePerson, mine, theirs, now }: WriteFacts): Answer {
  return allOf(
    isDone || no('CONFLICT', 'You can write a review once the work is done.'),
    counts || no('CONFLICT', uncounted),
    !mine || no('CONFLICT', 'You’ve already written your review.'),
    !(theirs && isShown(theirs, now)) || no('CONFLICT', tooLate),
    !isSamePerson || no('RULE', samePersonReason),
  );
}

type Written = Pick<ReviewRow, 'author_id' | 'subject_id' | 'shows_at' | 'reply'>;

/** Permissions of a reader on a review, at a time. */
export function reviewPolicy(readerId: number, review: Written, now: Date): Record<ReviewAct, Answer> {
  const isPublic = isShown(review, now);
  const isVisible = isPublic || notTheirs('This review isn’t visible yet.');
  return {
    change: allOf(
      review.author_id === readerId || notTheirs('Only the person who wrote a review can change it.'),
      !isPublic || no('CONFLICT', 'This review is public, so it can’t be changed.'),
    ),
    reply: allOf(
      review.subject_id === readerId || notTheirs('Only the person a review is about can reply to it.'),
      isVisible,
      review.reply === null || no('CONFLICT', 'You’ve already replied.'),
    ),
    report: allOf(isVisible, review.author_id !== readerId || no('RULE', 'You can’t report your own content.')),
  };
}
