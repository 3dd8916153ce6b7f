import * as z from 'zod/mini';
import { amount, entityId, id, instant, nextCursor, page, text } from './fields.ts';
import { defineCalls } from './kit.ts';
import { personCard } from './people.ts';

/** The budget paid into a joint campaign, in rupees: held = funded − refunded − spent − settled. */
export const pool = z.object({
  /** Paid in, also what went back since. */
  funded: z.number(),
  refunded: z.number(),
  /** Drawn by the creator for the work. */
  spent: z.number(),
  /** Given to the sides by settlements from the pool. */
  settled: z.number(),
  /** Held by the payment partner now. */
  held: z.number(),
});
export type Pool = z.infer<typeof pool>;

/** Money that the creator drew from the pool for the work; in rupees. */
const spending = z.object({
  id,
  /** Counts from 1 in its campaign. */
  number: z.number(),
  amount: z.number(),
  note: z.string(),
  /** The need it was for, where it was for one. */
  need_id: z.nullable(id),
  by: personCard,
  createdAt: instant,
});
export type Spending = z.infer<typeof spending>;

const ofCampaign = z.strictObject({ id });

export const poolCalls = defineCalls({
  getPool: {
    method: 'GET',
    path: '/campaign/{id}/pool',
    auth: 'user',
    summary: 'What was paid into a joint campaign and what became of it, for its creator and its sides',
    params: ofCampaign,
    reply: { data: pool },
  },
  spendPool: {
    method: 'POST',
    path: '/campaign/{id}/spending',
    auth: 'user',
    summary: 'Draw from the pool of my joint campaign for the work, once contributions are locked',
    idempotent: true,
    params: ofCampaign,
    body: z.strictObject({ amount, note: text(1, 500), need_id: z.optional(z.nullable(entityId)) }),
    reply: { data: spending },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE'],
  },
  listSpending: {
    method: 'GET',
    path: '/campaign/{id}/spending',
    auth: 'user',
    summary: 'What was drawn from the pool, newest first, for the creator and the sides',
    params: ofCampaign,
    query: z.strictObject(page),
    reply: { data: z.array(spending), total: z.number(), next_cursor: nextCursor },
  },
});
