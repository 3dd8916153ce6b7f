import * as z from 'zod/mini';
import { applicationStatuses } from '../campaigns/applications.ts';
import { cancellation } from '../campaigns/cancellation.ts';
import { paymentDues } from '../campaigns/offer-terms.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { date, entityId, id, instant, queryNumber, rupees } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/**
 * Status of an agreement's money: payment requested, held by the payment partner, blocked by a dispute, paid out or
 * refunded.
 */
export const escrowStatuses = ['created', 'held', 'disputed', 'released', 'refunded'] as const;

/** Influencer's net income of a price, in rupees: net = amount + creator_gst − platform_fee − tds. */
export const netQuote = z.object({
  amount: z.number(),
  /** Including GST. */
  platform_fee: z.number(),
  platform_fee_percent: z.number(),
  /** The GST inside the platform fee. */
  gst: z.number(),
  /** The influencer’s own GST on top of the amount, passed on whole; missing without a regular GSTIN. */
  creator_gst: z.optional(z.number()),
  /** Tax deducted at source; 0 while its rule is off or the year's total is below its threshold. */
  tds: z.number(),
  /** Rule of that tax; null while off. `yearly_threshold` in rupees per financial year. */
  tds_rule: z.nullable(z.object({ percent: z.number(), yearly_threshold: z.number(), source: z.string() })),
  net: z.number(),
  /**
   * Part of the net that goes to the influencer's talent manager by their consent, and what is left in hand; missing without
   * one, and for the other side.
   */
  manager_share: z.optional(z.object({ amount: z.number(), in_hand: z.number() })),
  /** Latest release day of what waits for approval, if the work is handed in as agreed (Asia/Kolkata). */
  release_by: date,
  /** Latest day on which a payout requested then reaches the bank. */
  bank_by: date,
});
export type NetQuote = z.infer<typeof netQuote>;

/** Rupees of a net that stay with the influencer, as far as the reader may know. */
export function inHandOf({ net, manager_share: share }: Pick<NetQuote, 'net' | 'manager_share'>): number {
  return share?.in_hand ?? net;
}

/** `fund` and `release` by the creator, `dispute` by either side. */
const escrowActs = { fund: 'fundApplication', release: 'releaseEscrow', dispute: 'openDispute' } as const;
export type EscrowAct = keyof typeof escrowActs;

/** How a payment of a plan stands: not funded yet, held, blocked by a dispute, paid out or refunded. */
const paymentStatuses = ['planned', 'held', 'disputed', 'released', 'refunded'] as const;

/** A payment of an agreement; amounts in rupees. */
const agreedPayment = z.object({
  number: z.number(),
  label: z.string(),
  /** Without GST. */
  amount: z.number(),
  /** Its share of the influencer's GST. */
  gst: z.number(),
  due: z.enum(paymentDues),
  date: z.nullable(date),
  /** Pieces that it waits for, such as `reel-1`; empty: all. */
  deliverables: z.array(z.string()),
  status: z.enum(paymentStatuses),
  /** With GST, before deductions. */
  released: z.number(),
  refunded: z.number(),
  released_at: z.nullable(instant),
  /** Day of its release if nobody acts; null where it depends on an act. */
  release_on: z.nullable(date),
  /** Released or refunded in part or whole, or earned by approved work: a change order leaves it as it is. */
  is_settled: z.boolean(),
});
export type AgreedPayment = z.infer<typeof agreedPayment>;

export const escrow = z.object({
  application_id: id,
  status: z.enum(['none', ...escrowStatuses]),
  /** Rupees funded, or to be funded. */
  amount: z.number(),
  /** Order id at the gateway; for the creator only. */
  payment_id: z.nullable(z.string()),
  paid_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  /** Rupees paid to the influencer before deductions, and refunded to the creator. */
  released: z.number(),
  refunded: z.number(),
  /** Rupees of an advance that the influencer does not keep, and has not paid back to the creator yet. */
  advance_owed: z.number(),
  /** The payment plan; empty before the agreement, and where no money is paid. */
  payments: z.array(agreedPayment),
  /** Income from the release, expected or actual. */
  net: netQuote,
  /** Reference for enquiries: the gateway's payment id for the payer, its refund id once refunded. */
  reference: z.nullable(z.string()),
  /** When an unpaid agreement expires; null once it is paid or ended. */
  fund_by: z.nullable(instant),
  /** When the work is approved without an answer of the creator, which releases what waits for it; null while that period is not running. */
  auto_release_at: z.nullable(instant),
  /** Proposal to cancel that waits for an answer. */
  cancellation: z.nullable(cancellation),
  can: canOf(escrowActs),
});
export type Escrow = z.infer<typeof escrow>;

/** Total money of a campaign's agreements, in rupees before deductions. */
const campaignMoney = z.object({
  /** Offered, not answered yet. */
  offered: z.number(),
  /** Accepted, not paid yet. */
  to_fund: z.number(),
  held: z.number(),
  disputed: z.number(),
  released: z.number(),
  budget_total: z.nullable(z.number()),
});
export type CampaignMoney = z.infer<typeof campaignMoney>;

/** Held money due to an influencer, per agreement. */
const arriving = z.object({
  application_id: id,
  campaign: z.object({ id, title: z.string() }),
  /** Name of the business or person who funded it. */
  creator: z.string(),
  /** Status of the agreement: work in progress, or waiting for approval. */
  status: z.enum(applicationStatuses),
  net: netQuote,
  /** When it is released by silence; null until all work is handed in, and where its approval releases nothing. */
  auto_release_at: z.nullable(instant),
});
export type Arriving = z.infer<typeof arriving>;

const paying = z.object({
  application_id: id,
  campaign: z.object({ id, title: z.string() }),
  /** Name of the influencer. */
  influencer: z.string(),
  /** Rupees before the fee. */
  amount: z.number(),
  is_disputed: z.boolean(),
  /** Day of the release by silence; null until all work is handed in, and where its approval releases nothing. */
  release_on: z.nullable(date),
});
export type Paying = z.infer<typeof paying>;

const ofApplication = z.strictObject({ applicationId: id });
const price = z.pipe(queryNumber(0, 99_99_99_999), rupees);

/** How the payment of a pledge stands; amounts in rupees. */
const pledgePaymentActs = { fund: 'fundApplication' } as const;
export type PledgePaymentAct = keyof typeof pledgePaymentActs;

const pledgePayment = z.object({
  pledge_id: id,
  status: z.enum(['none', 'created', 'held', 'refunded']),
  amount: z.number(),
  /** Order id at the payment gateway; for the owner of the pledge only. */
  payment_id: z.nullable(z.string()),
  paid_at: z.nullable(instant),
  refunded_at: z.nullable(instant),
  can: canOf(pledgePaymentActs),
});
export type PledgePayment = z.infer<typeof pledgePayment>;

export const escrowCalls = defineCalls(access.money, {
  getPledgePayment: {
    method: 'GET',
    path: '/campaign/pledges/{pledgeId}/payment',
    auth: 'user',
    summary: 'How the payment of a pledge stands; the gateway is asked while it is open',
    params: z.strictObject({ pledgeId: id }),
    reply: { data: pledgePayment },
  },
  fundApplication: {
    method: 'POST',
    path: '/campaign/{id}/fund',
    auth: 'user',
    payment: true,
    summary:
      'Start the payment for an accepted application, or of an accepted pledge of budget by who pledged; asked again it is the same order until that is paid',
    idempotent: true,
    params: z.strictObject({ id }),
    /** Id of the application or the pledge. */
    body: z.strictObject({ application_id: entityId }),
    reply: {
      data: z.object({
        /** Order id at the gateway, for its checkout. */
        payment_id: z.string(),
        application_id: id,
        status: z.enum(escrowStatuses),
        /** Rupees: the agreed quote, or the value of the pledge. */
        amount: z.number(),
        /** Gateway's public key and the URL of its checkout script. */
        key: z.string(),
        script: z.string(),
      }),
    },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE', 'NOT_CONFIGURED'],
    rate: { max: 60, seconds: 3600, by: 'user' },
  },
  getEscrow: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/escrow',
    auth: 'user',
    summary: 'How the money of an agreement stands; the gateway is asked while a payment is open',
    params: ofApplication,
    reply: { data: escrow },
  },
  quoteNet: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/net',
    auth: 'user',
    summary:
      'What the price on the table, or another one, brings in hand; for both sides, before and after it is accepted',
    params: ofApplication,
    query: z.strictObject({ amount: z.optional(price) }),
    reply: { data: netQuote },
  },
  quotePrice: {
    method: 'GET',
    path: '/campaign/{id}/net',
    auth: 'user',
    summary: 'What a price would bring in hand, before one applies with it',
    params: z.strictObject({ id }),
    query: z.strictObject({ amount: price, ready_by: z.optional(date) }),
    reply: { data: netQuote },
  },
  getCampaignMoney: {
    method: 'GET',
    path: '/campaign/{id}/money',
    auth: 'user',
    summary: 'What is offered, to be funded, held and released for a campaign of one’s own',
    params: z.strictObject({ id }),
    reply: { data: campaignMoney },
  },
  listArriving: {
    method: 'GET',
    path: '/wallet/arriving',
    auth: 'user',
    summary: 'What is held for my work: the net of each agreement and by when it comes, the soonest first',
    reply: { data: z.array(arriving) },
  },
  listPaying: {
    method: 'GET',
    path: '/wallet/paying',
    auth: 'user',
    summary: 'What is held of my money for the work of others, the soonest to go first',
    reply: { data: z.array(paying) },
  },
});
