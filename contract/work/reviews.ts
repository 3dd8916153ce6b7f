import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Days in which work of the same two accounts counts once. Source: the product's rules, Track record. */
export const countedPairDays = 30;
export const reviewTextMax = 1_000;

/** Body of a review; bounded, so that it gets read. */
const reviewBody = z.strictObject({
  rating: z
    .number('Choose 1 to 5 stars.')
    .check(
      z.int('Choose whole stars.'),
      z.minimum(1, 'Choose at least one star.'),
      z.maximum(5, 'Five stars are the most.'),
    ),
  text: text(1, reviewTextMax),
});

const reviewActs = { change: 'changeReview', reply: 'replyToReview', report: 'reportReview' } as const;
export type ReviewAct = keyof typeof reviewActs;

const review = z.object({
  id,
  campaign: z.object({ id, title: z.string() }),
  author: personCard,
  subject_id: id,
  rating: z.number(),
  text: z.string(),
  createdAt: instant,
  /** From then on it is public and cannot be edited. */
  shows_at: instant,
  is_shown: z.boolean(),
  /** Public reply of the reviewed person. */
  reply: z.nullable(z.object({ text: z.string(), createdAt: instant })),
  can: canOf(reviewActs),
});
export type Review = z.infer<typeof review>;

/** Reviews two partners of a campaign wrote of each other, for one of them. */
const reviewPair = z.object({
  /** Application or pledge that connects them. */
  application_id: id,
  campaign: z.object({ id, title: z.string() }),
  partner: personCard,
  mine: z.nullable(review),
  /** Null until published. */
  theirs: z.nullable(review),
  /** The other side has written its review and waits for the reader's. */
  is_awaited: z.boolean(),
  /** Deadline for the reader's review after the other side's. */
  write_until: z.nullable(instant),
  can: canOf({ write: 'writeReview' }),
});
export type ReviewPair = z.infer<typeof reviewPair>;

const one = { data: review };
const ofApplication = z.strictObject({ applicationId: id });

export const reviewCalls = defineCalls(access.plainWork, {
  writeReview: {
    method: 'POST',
    path: '/campaign/applications/{applicationId}/review',
    auth: 'user',
    summary: 'Review the other side once the work is done; hidden until both have written, or for 14 days',
    status: 201,
    idempotent: true,
    params: ofApplication,
    body: reviewBody,
    reply: one,
    errors: ['CONFLICT'],
    rate: { max: 60, seconds: 3600, by: 'user' },
  },
  getReviews: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/reviews',
    auth: 'user',
    summary: 'What the two sides of an application or a pledge say of each other, as far as it is shown',
    params: ofApplication,
    reply: { data: reviewPair },
  },
  listCampaignReviews: {
    method: 'GET',
    path: '/campaign/{id}/reviews',
    auth: 'user',
    summary: 'The same for everybody with whom one finished work in this campaign',
    params: z.strictObject({ id }),
    reply: { data: z.array(reviewPair) },
  },
  changeReview: {
    method: 'PUT',
    path: '/campaign/reviews/{id}',
    auth: 'user',
    summary: 'Change a review of one’s own while it is hidden',
    params: z.strictObject({ id }),
    body: reviewBody,
    reply: one,
    errors: ['CONFLICT'],
  },
  replyToReview: {
    method: 'POST',
    path: '/campaign/reviews/{id}/reply',
    auth: 'user',
    summary: 'Answer a review of oneself, once and in public',
    idempotent: true,
    params: z.strictObject({ id }),
    body: z.strictObject({ text: text(1, reviewTextMax) }),
    reply: one,
    errors: ['CONFLICT'],
    rate: { max: 60, seconds: 3600, by: 'user' },
  },
  reportReview: {
    method: 'POST',
    path: '/campaign/reviews/{id}/report',
    auth: 'user',
    summary: 'Report a review that is shown to the people who run the place',
    idempotent: true,
    params: z.strictObject({ id }),
    body: z.strictObject({ reason: text(1, 1_900) }),
    reply: { data: z.object({ id }) },
    errors: ['RULE'],
    rate: { max: 20, seconds: 3600, by: 'user' },
  },
  listReviewsOf: {
    method: 'GET',
    path: '/user/{id}/reviews',
    auth: 'user',
    summary: 'What others say of a person, the newest first, with the mean of their stars and how many there are',
    mayLag: true,
    params: z.strictObject({ id }),
    query: z.strictObject(page),
    reply: {
      data: z.array(review),
      total: z.number(),
      /** Average of all reviews, to one decimal; null without any. */
      average: z.nullable(z.number()),
      next_cursor: nextCursor,
    },
  },
});
