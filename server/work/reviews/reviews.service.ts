import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import type { Review, ReviewAct, ReviewPair } from '../../../contract/work/reviews.ts';
import type { ReviewRow } from '../../../database/schema.ts';
import { findVisiblePerson } from '../../accounts/profiles/profiles.service.ts';
import { queueReport } from '../../accounts/safety/safety.service.ts';
import { lockCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { notifyReplied, notifyReviewed } from './notices.service.ts';
import { findPartnership, listFinishedPartners } from './partners.service.ts';
import { findSaid, presentPairs, presentReview, presentReviews } from './present.service.ts';
import { mayWriteReview, reviewPolicy } from './reviews.policy.ts';
import {
  insertReview,
  lockReview,
  rateShown,
  selectReview,
  selectShown,
  setReply,
  showReview,
  updateWords,
} from './reviews.queries.ts';
import { isShown, showTime } from './reviews.rules.ts';

const what = 'This review';

interface Words {
  rating: number;
  text: string;
}

interface OfApplication {
  user: User;
  /** Id of the application or pledge as in the request. */
  applicationId: string;
}

/** Stores one party's review of the other; the second one publishes both. */
export async function writeReview(context: Context, input: OfApplication & Words): Promise<Review> {
  const { user, applicationId, rating, text } = input;
  const { campaign } = await findPartnership(context, { user, id: applicationId });
  return inTransaction(context, async (tx) => {
    // Serializes two parties writing at once, so that the later one sees the earlier.
    await lockCampaignOf(tx, { campaign_id: campaign.id });
    const partnership = await findPartnership(tx, { user, id: applicationId });
    const [said] = await findSaid(tx, { user, partnerships: [partnership] });
    if (!said) throw refuseNotFound(what);
    const { theirs } = said;
    const now = tx.now();
    demand(mayWriteReview({ ...partnership, ...said, now }));
    const row = await insertReview(tx.db, {
      campaign_id: campaign.id,
      author_id: user.id,
      subject_id: partnership.partnerId,
      rating,
      text,
      created_at: now,
      updated_at: now,
      shows_at: showTime({ isSecond: theirs !== undefined, now, days: tx.config.reviewDays }),
    });
    if (theirs) await showReview(tx.db, { id: theirs.id, now });
    await notifyReviewed(tx, { partnership, byId: user.id, isSecond: theirs !== undefined });
    return presentReview(tx, user, row);
  });
}

/** Both reviews of an application or a pledge, for one of its parties. */
export async function getReviews(context: Context, { user, applicationId }: OfApplication): Promise<ReviewPair> {
  const partnership = await findPartnership(context, { user, id: applicationId });
  const [pair] = await presentPairs(context, user, await findSaid(context, { user, partnerships: [partnership] }));
  if (!pair) throw refuseNotFound(what);
  return pair;
}

/** Reviews with everybody with whom this person finished work in a campaign; empty for others. */
export async function listCampaignReviews(context: Context, { user, id }: { user: User; id: string }) {
  const partnerships = await listFinishedPartners(context, { user, campaignIds: [rowId(id, 'This campaign')] });
  return presentPairs(context, user, await findSaid(context, { user, partnerships }));
}

interface OfReview {
  user: User;
  id: string;
}

/** A review by this person; not found for anybody else. */
export async function findOwnReview(context: Context, { user, id }: OfReview): Promise<ReviewRow> {
  const row = await selectReview(context.db, rowId(id, what));
  if (row?.author_id !== user.id) throw refuseNotFound(what);
  return row;
}

/** A published review of this person; not found otherwise. */
export async function findReviewOf(context: Context, { user, id }: OfReview): Promise<ReviewRow> {
  const row = await selectReview(context.db, rowId(id, what));
  if (row?.subject_id !== user.id || !isShown(row, context.now())) throw refuseNotFound(what);
  return row;
}

export async function changeReview(context: Context, { rating, text, ...asked }: OfReview & Words): Promise<Review> {
  const found = await findOwnReview(context, asked);
  return inTransaction(context, async (tx) => {
    const { id } = await lockFor(tx, { user: asked.user, id: found.id, act: 'change' });
    return presentReview(tx, asked.user, await updateWords(tx.db, { id, rating, text, now: tx.now() }));
  });
}

export async function replyToReview(context: Context, { text, ...asked }: OfReview & { text: string }) {
  const found = await findReviewOf(context, asked);
  return inTransaction(context, async (tx) => {
    const { id } = await lockFor(tx, { user: asked.user, id: found.id, act: 'reply' });
    const replied = await setReply(tx.db, { id, text, now: tx.now() });
    await notifyReplied(tx, replied);
    return presentReview(tx, asked.user, replied);
  });
}

/** Locks a review that the person may change or reply to. */
async function lockFor(tx: Context, { user, id, act }: { user: User; id: number; act: ReviewAct }): Promise<ReviewRow> {
  const row = await lockReview(tx.db, id);
  demand(reviewPolicy(user.id, row, tx.now())[act], what);
  return row;
}

/** Reports the author of a review to the operators, with the review's id. */
export async function reportReview(context: Context, { user, id, reason }: OfReview & { reason: string }) {
  const row = await selectReview(context.db, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  demand(reviewPolicy(user.id, row, context.now()).report, what);
  const report = { userId: user.id, targetId: row.author_id, reason: `Review ${row.id}: ${reason}` };
  return { id: String(await queueReport(context, report)) };
}

const place = z.tuple([givenInstant, z.int()]);

interface Listing {
  user: User;
  id: string;
  limit: number;
  cursor?: string | undefined;
}

/** Published reviews of a person, latest first. */
export async function listReviewsOf(context: Context, { user, id, limit, cursor }: Listing) {
  const after = decodeCursor(cursor, place);
  const { id: subjectId } = await findVisiblePerson(context, { id, readerId: user.id });
  const asked = { subjectId, now: context.now() };
  const found = await selectShown(context.db, { ...asked, after, limit: limit + 1 });
  const { rows: shown, next_cursor } = cutPage(found, {
    limit,
    placeOf: (row) => [row.shows_at.toISOString(), row.id],
  });
  return {
    data: await presentReviews(context, user, shown),
    ...(await rateShown(context.db, asked)),
    next_cursor,
  };
}
