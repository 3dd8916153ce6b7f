import * as z from 'zod/mini';
import { application } from '../campaigns/applications.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { amount, id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { deliverable } from './deliverables.ts';
import { escrow } from './escrow.ts';

export const disputeOutcomes = ['release', 'refund', 'split'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** `answer` by the side that did not open it, `decide` by an operator. */
const disputeActs = { answer: 'answerDispute', decide: 'decideDispute' } as const;
export type DisputeAct = keyof typeof disputeActs;

const dispute = z.object({
  id,
  application_id: id,
  campaign: z.object({ id, title: z.string() }),
  creator: personCard,
  influencer: personCard,
  /** Account id of the party that opened it. */
  opened_by: id,
  reason: z.string(),
  /** The other party's answer; null until given. */
  answer: z.nullable(z.string()),
  answered_at: z.nullable(instant),
  /** Rupees in dispute. */
  amount: z.number(),
  status: z.enum(['open', 'decided']),
  outcome: z.nullable(z.enum(disputeOutcomes)),
  /** Rupees paid to the influencer before deductions, and refunded to the creator. */
  released: z.number(),
  refunded: z.number(),
  note: z.nullable(z.string()),
  createdAt: instant,
  decided_at: z.nullable(instant),
  can: canOf(disputeActs),
});
export type Dispute = z.infer<typeof dispute>;

/** Dispute with the context for a decision: the agreement with its history, the work with its disclosure, the money. */
const disputeCase = z.object({
  ...dispute.shape,
  application,
  deliverables: z.array(deliverable),
  escrow,
});
export type DisputeCase = z.infer<typeof disputeCase>;

/** Statement of a party, read by the other party and by operators. */
const statement = text(10, 2_000);

const ofApplication = z.strictObject({ applicationId: id });
const byId = z.strictObject({ id });

export const disputeCalls = defineCalls(access.work, {
  openDispute: {
    method: 'POST',
    path: '/campaign/applications/{applicationId}/dispute',
    auth: 'user',
    summary: 'Ask an operator to decide on held money; until then it moves no more',
    idempotent: true,
    params: ofApplication,
    body: z.strictObject({ reason: statement }),
    reply: { data: dispute },
    errors: ['CONFLICT'],
  },
  getDispute: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/dispute',
    auth: 'user',
    summary: 'The dispute about an agreement of mine; null when there is none',
    params: ofApplication,
    reply: { data: z.nullable(dispute) },
  },
  answerDispute: {
    method: 'PUT',
    path: '/campaign/applications/{applicationId}/dispute',
    auth: 'user',
    summary: 'Say my side of a dispute that the other opened, or say it anew, until it is decided',
    params: ofApplication,
    body: z.strictObject({ answer: statement }),
    reply: { data: dispute },
    errors: ['CONFLICT', 'RULE'],
  },
  listDisputes: {
    method: 'GET',
    path: '/operator/disputes',
    auth: 'operator',
    summary: 'Disputes, the open ones by default, the oldest first',
    query: z.strictObject({ ...page, status: z._default(z.enum(['open', 'decided']), 'open') }),
    reply: { data: z.array(dispute), total: z.number(), next_cursor: nextCursor },
  },
  getDisputeCase: {
    shows: { what: ['documents', 'messages'], whose: ['data.creator.id', 'data.influencer.id'] },
    method: 'GET',
    path: '/operator/disputes/{id}',
    auth: 'operator',
    summary: 'One dispute with both sides’ history of the agreement, the work and the money',
    params: byId,
    reply: { data: disputeCase },
  },
  decideDispute: {
    level: 'moderator',
    payment: true,
    method: 'POST',
    path: '/operator/disputes/{id}',
    auth: 'operator',
    summary: 'Decide a dispute; for a split, amount is what goes to the influencer before deductions',
    idempotent: true,
    params: byId,
    body: z.strictObject({
      outcome: z.enum(disputeOutcomes),
      amount: z.optional(amount),
      note: z.optional(z.nullable(text(0, 1_000))),
    }),
    reply: { data: dispute },
    errors: ['CONFLICT', 'RULE'],
  },
});
