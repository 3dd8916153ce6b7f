import * as z from 'zod/mini';
import { influencerCard } from '../core/influencer-card.ts';
import { defineCalls } from '../kit/calls.ts';
import { amount, date, entityId, id, instant, nextCursor, page, queryList, rupees, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { shownTo } from '../kit/shown-to.ts';
import { agreementInForce } from './agreement-terms.ts';
import { applicationCan } from './application-acts.ts';
import { needKinds } from './campaign-enums.ts';
import { cancellation } from './cancellation.ts';
import { match } from './match.ts';
import { move } from './moves.ts';
import { pledge } from './pledges.ts';

/** All statuses of an application in order; the last three end it early. */
export const applicationStatuses = [
  'applied',
  'shortlisted',
  'offered',
  'accepted',
  'in_progress',
  'submitted',
  'changes_requested',
  'approved',
  'paid',
  'declined',
  'withdrawn',
  'cancelled',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Arrival of the product that a campaign sends. */
const arrival = z.object({
  /** When the influencer confirmed it; null until then. */
  confirmed_at: z.nullable(instant),
});
export type Arrival = z.infer<typeof arrival>;

/** Progress of unpaid work. */
export const unpaidProgress = {
  /** Null where no product is owed, or nothing is agreed. */
  arrival: z.nullable(arrival),
  /** When unpaid work ends unless somebody takes the next step; null where no clock runs. */
  ends_at: z.nullable(instant),
};

/** Short form of an application, for lists of campaigns. */
export const applicationSummary = z.object({
  id,
  status: z.enum(applicationStatuses),
  quote: shownTo('money', z.nullable(z.number()), null),
  createdAt: instant,
});

export const application = z.object({
  ...applicationSummary.shape,
  campaign_id: id,
  user: influencerCard,
  message: z.string(),
  ready_by: z.nullable(date),
  terms: z.nullable(agreementInForce),
  history: z.array(move),
  /** Proposal to cancel that waits for an answer. */
  cancellation: z.nullable(cancellation),
  ...unpaidProgress,
  match: z.nullable(match),
  can: applicationCan,
});
export type Application = z.infer<typeof application>;

/** Days after the application deadline within which the creator must answer; then the system declines. */
export const answerDays = 7;

/** Maximum number of applications answered in one call. */
const answersAtOnce = 100;

/** Result for one application of a bulk answer. */
const answerOutcome = z.object({
  id,
  result: z.boolean(),
  /** Status after the call; null where the application does not exist. */
  status: z.nullable(z.enum(applicationStatuses)),
  code: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type AnswerOutcome = z.infer<typeof answerOutcome>;

export const applicantSorts = ['match', 'price', 'reach', 'newest'] as const;

export const applicationCalls = defineCalls(access.work, {
  applyToCampaign: {
    method: 'POST',
    path: '/campaign/apply_campaign',
    auth: 'user',
    summary: 'Apply to a campaign, or pledge towards a need of a joint one',
    idempotent: true,
    body: z.strictObject({
      campaign_id: entityId,
      message: z._default(text(0, 2_000), ''),
      quote: z.optional(z.nullable(rupees)),
      ready_by: z.optional(z.nullable(date)),
      pledge: z.optional(
        z.strictObject({
          need_id: entityId,
          kind: z.optional(z.enum(needKinds)),
          description: z._default(text(0, 500), ''),
          value: amount,
        }),
      ),
    }),
    reply: { data: z.union([application, pledge]) },
    errors: ['NOT_FOUND', 'ALREADY_APPLIED', 'CONFLICT', 'ROLE', 'RULE', 'BLOCKED'],
  },
  listApplicants: {
    method: 'GET',
    path: '/campaign/apply_users/{campaignId}',
    auth: 'user',
    summary: 'Who applied to a campaign of one’s own; for a joint campaign the pledges',
    params: z.strictObject({ campaignId: id }),
    query: z.strictObject({
      ...page,
      status: z.optional(queryList(z.enum([...applicationStatuses, 'pledged', 'contributed']))),
      sort: z.optional(z.enum(applicantSorts)),
      /** Only applications or pledges of this person. */
      user: z.optional(entityId),
      format: z.optional(z.enum(['json', 'csv'])),
    }),
    reply: { data: z.array(z.union([application, pledge])), total: z.number(), next_cursor: nextCursor },
    downloads: { csv: 'text/csv' },
  },
  answerApplicants: {
    method: 'PUT',
    path: '/campaign/apply_users/{campaignId}',
    auth: 'user',
    summary:
      'Answer several applications to a campaign of one’s own at once, each on its own; an offer may skip the shortlist',
    params: z.strictObject({ campaignId: id }),
    body: z.strictObject({
      ids: z
        .array(entityId)
        .check(z.minLength(1), z.maxLength(answersAtOnce, `You can answer at most ${answersAtOnce} at once.`)),
      status: z.enum(['shortlisted', 'offered', 'declined']),
      note: z.optional(z.nullable(text(0, 1_000))),
      /** Counter-quote in rupees; only when one person is answered. */
      quote: z.optional(z.nullable(rupees)),
      /** Makes offers above the budget, which are refused with `OVER_BUDGET` otherwise. */
      confirm: z.optional(z.boolean()),
    }),
    reply: { data: z.array(answerOutcome) },
  },
  moveApplication: {
    method: 'PUT',
    path: '/campaign/update_user_applied_status/{applicationId}',
    auth: 'user',
    payment: true,
    idempotent: true,
    summary:
      'Move an application or a pledge on; funded work of which nothing is handed in is cancelled by a proposal that the other side answers',
    params: z.strictObject({ applicationId: id }),
    body: z.strictObject({
      status: z.enum([...applicationStatuses, 'pledged', 'contributed']),
      note: z.optional(z.nullable(text(0, 1_000))),
      quote: z.optional(z.nullable(rupees)),
      /** Part of the price that the influencer keeps when funded work is cancelled, in rupees; the default of the rules when missing. */
      keep: z.optional(z.nullable(rupees)),
      /** Makes or accepts an offer above the budget, which is refused with `OVER_BUDGET` otherwise. */
      confirm: z.optional(z.boolean()),
      /** Hash of the terms the reader saw, sent when accepting; refused if the terms have changed since. */
      terms_hash: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'This isn’t a valid fingerprint.'))),
    }),
    reply: { data: z.union([application, pledge]) },
    errors: ['ILLEGAL_MOVE', 'CONFLICT', 'BIRTH_DATE', 'OVER_BUDGET'],
  },
});
