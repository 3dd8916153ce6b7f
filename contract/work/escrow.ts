import * as z from 'zod/mini';
import { applicationStatuses } from '../campaigns/applications.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, instant, queryNumber, rupees } from '../kit/fields.ts';

/** How the money of an agreement stands: asked for, held by the payment partner, held for an operator, gone to a side. */
const escrowStatuses = ['created', 'held', 'disputed', 'released', 'refunded'] as const;

/** What an influencer has in hand of a price, in rupees: net = amount − platform_fee − tds. */
const netQuote = z.object({
  amount: z.number(),
  /** GST included. */
  platform_fee: z.number(),
  platform_fee_percent: z.number(),
  /** The GST inside the platform fee. */
  gst: z.number(),
  /** Tax deducted at source; 0 while its rule is off or the year is below its threshold. */
  tds: z.number(),
  /** The rule of that tax; null while it is off. `yearly_threshold` in rupees of a financial year. */
  tds_rule: z.nullable(z.object({ percent: z.number(), yearly_threshold: z.number(), source: z.string() })),
  net: z.number(),
  /** The day by which it is released, by approval or by silence, when the work is handed in as agreed (Asia/Kolkata). */
  release_by: date,
  /** The day by which a bank account is credited that it is withdrawn to then. */
  bank_by: date,
});
export type NetQuote = z.infer<typeof netQuote>;

export const escrow = z.object({
  application_id: id,
  status: z.enum(['none', ...escrowStatuses]),
  /** Rupees funded or to be funded. */
  amount: z.number(),
  /** The gateway's order; for the creator only. */
  payment_id: z.nullable(z.string()),
  paid_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  /** Rupees of it that went to the influencer before deductions, and back to the creator. */
  released: z.number(),
  refunded: z.number(),
  /** What the release brings, or brought. */
  net: netQuote,
  /** What to ask about: the gateway's payment for who paid it, its refund once it went back. */
  reference: z.nullable(z.string()),
  /** When an agreement that waits for its payment ends by itself; null once it is paid or over. */
  fund_by: z.nullable(instant),
  /** When it is released by itself if the creator stays silent; null while that clock does not run. */
  auto_release_at: z.nullable(instant),
});
export type Escrow = z.infer<typeof escrow>;

/** The money of all agreements of a campaign, in rupees before deductions. */
const campaignMoney = z.object({
  /** Offered and waiting for an answer. */
  offered: z.number(),
  /** Accepted and not paid yet. */
  to_fund: z.number(),
  held: z.number(),
  disputed: z.number(),
  released: z.number(),
  budget_total: z.nullable(z.number()),
});
export type CampaignMoney = z.infer<typeof campaignMoney>;

/** Held money on its way to an influencer, agreement by agreement. */
const arriving = z.object({
  application_id: id,
  campaign: z.object({ id, title: z.string() }),
  /** The name of the business or person who funded it. */
  creator: z.string(),
  /** Of the agreement: whether the work is still to be done, or waits to be approved. */
  status: z.enum(applicationStatuses),
  net: netQuote,
  /** When it is released by itself; null while the work is not handed in whole. */
  auto_release_at: z.nullable(instant),
});
export type Arriving = z.infer<typeof arriving>;

const paying = z.object({
  application_id: id,
  campaign: z.object({ id, title: z.string() }),
  /** The name of whose work it is for. */
  influencer: z.string(),
  /** Rupees, before the fee. */
  amount: z.number(),
  is_disputed: z.boolean(),
  /** The day it goes to them if no word comes; null while the work is not handed in whole. */
  release_on: z.nullable(date),
});
export type Paying = z.infer<typeof paying>;

const ofApplication = z.strictObject({ applicationId: id });
const price = z.pipe(queryNumber(0, 99_99_99_999), rupees);

/** How the payment of a pledge stands; amounts in rupees. */
const pledgePayment = z.object({
  pledge_id: id,
  status: z.enum(['none', 'created', 'held', 'refunded']),
  amount: z.number(),
  /** The gateway's order; for who pledged only. */
  payment_id: z.nullable(z.string()),
  paid_at: z.nullable(instant),
  refunded_at: z.nullable(instant),
});
export type PledgePayment = z.infer<typeof pledgePayment>;

export const escrowCalls = defineCalls({
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
    summary:
      'Start the payment for an accepted application, or of an accepted pledge of budget by who pledged; asked again it is the same order until that is paid',
    idempotent: true,
    params: z.strictObject({ id }),
    /** The application's id, or the pledge's. */
    body: z.strictObject({ application_id: entityId }),
    reply: {
      data: z.object({
        /** The gateway's order id, which its checkout takes. */
        payment_id: z.string(),
        application_id: id,
        status: z.enum(escrowStatuses),
        /** Rupees: the agreed quote, or the pledge's value. */
        amount: z.number(),
        /** The gateway's public key and the script of its checkout. */
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
