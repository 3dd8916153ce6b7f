import * as z from 'zod/mini';
import { campaignBody } from '../campaigns/campaign-fields.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { amount, entityId, id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { disputeOutcomes } from '../work/disputes.ts';

export const lockOutcomes = ['reached', 'refunded'] as const;
export const spendingAnswers = ['agreed', 'objected'] as const;
export const proposalAnswers = ['agreed', 'refused'] as const;

/** Money paid into a joint campaign, in rupees: held = funded − refunded − spent − settled. */
export const pool = z.object({
  /** Total paid in, including refunds made since. */
  funded: z.number(),
  refunded: z.number(),
  /** Drawn for work. */
  spent: z.number(),
  /** Paid to the payers by settlements from the pool. */
  settled: z.number(),
  /** Held by the payment partner at present. */
  held: z.number(),
});
export type Pool = z.infer<typeof pool>;

/** Payer of the pool: amount in rupees, share of all paid money in percent. */
const payer = z.object({ user: personCard, paid: z.number(), percent: z.number(), paid_at: z.nullable(instant) });

export type PoolDisputeOutcome = (typeof disputeOutcomes)[number];

/** Quotation or invoice of a draw, or evidence for an objection; the URL expires after five minutes. */
const paper = z.object({ id, name: z.string(), kind: z.enum(['image', 'pdf']), bytes: z.number(), url: z.string() });
export type PoolPaper = z.infer<typeof paper>;

/** Dispute about one draw or the whole pool. */
export const dispute = z.object({
  id,
  /** Null: the whole pool. */
  spending_id: z.nullable(id),
  opened_by: personCard,
  reason: z.string(),
  papers: z.array(paper),
  status: z.enum(['open', 'decided']),
  outcome: z.nullable(z.enum(disputeOutcomes)),
  note: z.nullable(z.string()),
  createdAt: instant,
  decided_at: z.nullable(instant),
  can: canOf({ decide: 'decidePoolDispute' }),
});
export type PoolDispute = z.infer<typeof dispute>;

/** Pool with the details of its page; rupees. */
export const poolDetails = z.object({
  ...pool.shape,
  /** Paid in by payers whose payment still counts; votes are weighted by it. */
  paid: z.number(),
  /** Total of proposed draws, and of disputed ones. */
  proposed: z.number(),
  disputed: z.number(),
  /** Held and in no proposed or disputed draw. */
  free: z.number(),
  /** Minimum, and whether it was reached at the start date; null before. */
  minimum: z.number(),
  lock: z.nullable(z.enum(lockOutcomes)),
  /** Day (India) from which the rest is returned; null for a campaign without an end. */
  returns_on: z.nullable(z.string()),
  payers: z.array(payer),
  /** Limit of silent consent in any seven days, and the part used in the last seven. */
  silence: z.object({ most: z.number(), used: z.number() }),
  /** Open dispute about the whole pool, which blocks all its money. */
  dispute: z.nullable(dispute),
  /** `recorded` and `pool`: a settlement from that source. */
  can: canOf({
    propose: 'spendPool',
    dispute: 'disputePool',
    recorded: 'settleCampaign',
    pool: 'settleCampaign',
  }),
});
export type PoolDetails = z.infer<typeof poolDetails>;
export const spendingStatuses = ['proposed', 'executed', 'disputed', 'withdrawn'] as const;
/** Consent needed for a draw: silence of the payers, two thirds of the paid money, or every payer. */
export const consents = ['silence', 'two_thirds', 'every'] as const;
export type Consent = (typeof consents)[number];
/** Relation of a payee to the campaign's owner. */
export const payeeTies = ['owner', 'related', 'side', 'outside'] as const;

/** A draw from the pool; amounts in rupees. */
export const spending = z.object({
  id,
  /** Number within the campaign, from 1. */
  number: z.number(),
  amount: z.number(),
  note: z.string(),
  /** Need it pays for, if any. */
  need_id: z.nullable(id),
  by: personCard,
  payee: personCard,
  tie: z.enum(payeeTies),
  consent: z.enum(consents),
  status: z.enum(spendingStatuses),
  /** When it is paid by silent consent; null where that does not apply. */
  executes_at: z.nullable(instant),
  by_silence: z.boolean(),
  /** Amount before and after fee and tax, as for released work. */
  paid: z.number(),
  fee: z.number(),
  tds: z.number(),
  net: z.number(),
  /** Quotation or invoice: a file, or a text or link that names it. */
  proof: z.nullable(paper),
  proof_note: z.nullable(z.string()),
  answers: z.array(
    z.object({
      user: personCard,
      percent: z.number(),
      /** Null: no answer yet. The owner who proposed counts as agreed. */
      answer: z.nullable(z.enum(spendingAnswers)),
      note: z.nullable(z.string()),
      answered_at: z.nullable(instant),
    }),
  ),
  /** The reader's share of the amount; 0 for those who have not paid. */
  my_part: z.number(),
  dispute: z.nullable(dispute),
  can: canOf({ ...allBy('answerSpending', ['agree', 'object', 'withdraw']), dispute: 'disputePool' }),
  createdAt: instant,
  ended_at: z.nullable(instant),
});
export type Spending = z.infer<typeof spending>;

export const proposalStatuses = ['open', 'applied', 'refused', 'withdrawn'] as const;
const { application_deadline, start_date, end_date, needs, pool_minimum } = campaignBody.shape;
/** Terms of a paid pool that need the consent of its payers. */
const poolTerms = z.object({ application_deadline, start_date, end_date, needs, pool_minimum });
export type PoolTerms = z.infer<typeof poolTerms>;
export const poolTermFields = Object.keys(poolTerms.shape) as (keyof PoolTerms)[];

/** Change of dates, budget needs or minimum, put to the payers. */
const proposal = z.object({
  id,
  by: personCard,
  before: poolTerms,
  change: poolTerms,
  status: z.enum(proposalStatuses),
  answers: z.array(z.object({ user: personCard, percent: z.number(), answer: z.nullable(z.enum(proposalAnswers)) })),
  /** Deadline for refusing an applied change and taking the unspent share back. */
  answer_by: instant,
  createdAt: instant,
  ended_at: z.nullable(instant),
  can: canOf(allBy('answerProposal', ['agree', 'refuse', 'withdraw'])),
});
export type PoolProposal = z.infer<typeof proposal>;

const ofCampaign = z.strictObject({ id });
const papers = z.optional(z.array(entityId).check(z.maxLength(5, 'Show at most 5 files.')));

export const poolCalls = defineCalls(access.money, {
  getPool: {
    method: 'GET',
    path: '/campaign/{id}/pool',
    auth: 'user',
    summary: 'What was paid into a joint campaign, by whom, and what became of it; for its creator, sides and payees',
    params: ofCampaign,
    reply: { data: poolDetails },
  },
  spendPool: {
    method: 'POST',
    path: '/campaign/{id}/spending',
    auth: 'user',
    payment: true,
    summary: 'Propose a draw from the pool of my joint campaign, from its start date on; its payers agree or object',
    idempotent: true,
    params: ofCampaign,
    body: z.strictObject({
      amount,
      note: text(1, 500),
      need_id: z.optional(z.nullable(entityId)),
      /** Account it is paid to; default: the campaign's owner. */
      payee_id: z.optional(z.nullable(entityId)),
      /** Id of an uploaded document, or a text or link that names the quotation or invoice. */
      proof: z.optional(z.nullable(text(1, 500))),
    }),
    reply: { data: spending },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE'],
  },
  answerSpending: {
    method: 'PUT',
    path: '/campaign/spending/{id}',
    auth: 'user',
    payment: true,
    summary: 'Agree or object to a draw as one who paid, or withdraw one’s own',
    params: z.strictObject({ id }),
    body: z.strictObject({
      status: z.enum([...spendingAnswers, 'withdrawn']),
      note: z.optional(z.nullable(text(0, 2_000))),
      papers,
    }),
    reply: { data: spending },
    errors: ['CONFLICT', 'RULE'],
  },
  listSpending: {
    method: 'GET',
    path: '/campaign/{id}/spending',
    auth: 'user',
    summary:
      'The draws from the pool, newest first, for the creator, the sides and payees; `format` gives them as a file',
    params: ofCampaign,
    query: z.strictObject({ ...page, format: z.optional(z.enum(['json', 'csv'])) }),
    reply: { data: z.array(spending), total: z.number(), next_cursor: nextCursor },
    downloads: { csv: 'text/csv' },
  },
  disputePool: {
    method: 'POST',
    path: '/campaign/{id}/dispute',
    auth: 'user',
    needs: 'work',
    summary: 'Ask an operator to decide on an open draw, or on the whole pool; for payers, confirmed sides and payees',
    idempotent: true,
    params: ofCampaign,
    body: z.strictObject({ spending_id: z.optional(z.nullable(entityId)), reason: text(1, 2_000), papers }),
    reply: { data: dispute },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE'],
  },
  addPoolPaper: {
    method: 'POST',
    path: '/campaign/{id}/papers',
    auth: 'user',
    needs: 'work',
    summary: 'Upload a quotation, invoice or other proof, to be named by a draw or an objection',
    status: 201,
    params: ofCampaign,
    multipart: { field: 'file', maxBytes: 10_000_000, accepts: 'picture-or-pdf' },
    idempotent: true,
    reply: { data: paper },
    errors: ['CONFLICT', 'UNSUPPORTED_TYPE', 'TOO_LARGE'],
  },
  listProposals: {
    method: 'GET',
    path: '/campaign/{id}/proposals',
    auth: 'user',
    summary: 'Changes of dates, budget needs or least sum that the payers decide on, newest first',
    params: ofCampaign,
    reply: { data: z.array(proposal) },
  },
  answerProposal: {
    method: 'PUT',
    path: '/campaign/proposals/{id}',
    auth: 'user',
    payment: false,
    summary: 'Agree to or refuse a changed term as one who paid, or withdraw one’s own proposal',
    params: z.strictObject({ id }),
    body: z.strictObject({ status: z.enum([...proposalAnswers, 'withdrawn']) }),
    reply: { data: proposal },
    errors: ['CONFLICT', 'RULE'],
  },
});
