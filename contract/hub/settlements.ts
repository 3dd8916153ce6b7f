import * as z from 'zod/mini';
import { needKinds } from '../campaigns/campaign-enums.ts';
import { confirmations, fraction, pledgeStatuses } from '../campaigns/pledges.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { amount, date, id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { pool } from './pools.ts';

/** `recorded`: revenue paid outside the platform; `pool`: leftover budget moved to the participants' wallets. */
export const settlementSources = ['recorded', 'pool'] as const;
export type SettlementSource = (typeof settlementSources)[number];

/** Revenue of a joint campaign, split by confirmed contributions; amounts in rupees, the shares add up to the total. */
const settlement = z.object({
  id,
  /** Number within the campaign, from 1. */
  number: z.number(),
  source: z.enum(settlementSources),
  amount: z.number(),
  createdAt: instant,
  shares: z.array(
    z.object({
      user_id: id,
      name: z.string(),
      /** Participant's confirmed contributions at that time, and their exact share. */
      value: z.number(),
      fraction,
      amount: z.number(),
    }),
  ),
});
export type Settlement = z.infer<typeof settlement>;

/** Statement of one participant; amounts in rupees. */
const side = z.object({
  user: personCard,
  /** Confirmed contributions and their exact share. */
  confirmed: z.number(),
  fraction,
  contributions: z.array(
    z.object({
      pledge_id: id,
      need_id: id,
      kind: z.enum(needKinds),
      description: z.string(),
      value: z.number(),
      status: z.enum(pledgeStatuses),
      confirmed_by: z.nullable(z.enum(confirmations)),
      /** Paid through the gateway, and refunded. */
      paid: z.number(),
      refunded: z.number(),
      paid_at: z.nullable(instant),
      refunded_at: z.nullable(instant),
      createdAt: instant,
    }),
  ),
  settlements: z.array(
    z.object({
      number: z.number(),
      source: z.enum(settlementSources),
      /** Total that was split, this participant's exact share, and the resulting amount. */
      whole: z.number(),
      fraction,
      amount: z.number(),
      createdAt: instant,
    }),
  ),
  /** Paid into the pool through the gateway, and refunded from it. */
  paid: z.number(),
  refunded: z.number(),
  /** Received in the wallet: drawn for work (the creator), and settled from the pool. */
  drawn: z.number(),
  received: z.number(),
  /** Share of revenue paid outside the platform. */
  recorded: z.number(),
});
export type StatementSide = z.infer<typeof side>;

const statement = z.object({
  campaign_id: id,
  title: z.string(),
  creator: personCard,
  /** Value of all needs, and of all confirmed contributions; rupees. */
  needed: z.number(),
  confirmed: z.number(),
  is_locked: z.boolean(),
  locks_on: z.nullable(date),
  pool,
  /** All participants for the creator; for a participant only their own. */
  sides: z.array(side),
});
export type CampaignStatement = z.infer<typeof statement>;

const ofCampaign = z.strictObject({ id });

export const settlementCalls = defineCalls(access.money, {
  settleCampaign: {
    method: 'POST',
    path: '/campaign/{id}/settlement',
    auth: 'user',
    payment: true,
    summary: 'Split an amount of my joint campaign by confirmed contributions, as a numbered statement; repeatable',
    params: ofCampaign,
    body: z.strictObject({ amount, source: z.optional(z.enum(settlementSources)) }),
    idempotent: true,
    reply: { data: settlement },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE'],
  },
  listSettlements: {
    method: 'GET',
    path: '/campaign/{id}/settlements',
    auth: 'user',
    summary: 'The settlements of a joint campaign, newest first, for its creator and its sides',
    params: ofCampaign,
    query: z.strictObject(page),
    reply: { data: z.array(settlement), next_cursor: nextCursor },
  },
  getStatement: {
    method: 'GET',
    path: '/campaign/{id}/statement',
    auth: 'user',
    summary: 'My books of a joint campaign, for its creator those of every side; `format` gives them as a file',
    params: ofCampaign,
    query: z.strictObject({ format: z.optional(z.enum(['json', 'csv', 'pdf'])) }),
    reply: { data: statement },
    errors: ['RULE'],
    downloads: { csv: 'text/csv', pdf: 'application/pdf' },
  },
});
