import * as z from 'zod/mini';
import { amount, id, instant, nextCursor, page } from './fields.ts';
import { defineCalls } from './kit.ts';

/** What a joint campaign brought in, split by confirmed contributions; amounts in rupees, the shares sum to the whole. */
const settlement = z.object({
  id,
  /** Counts from 1 in its campaign. */
  number: z.number(),
  amount: z.number(),
  createdAt: instant,
  shares: z.array(
    z.object({
      user_id: id,
      name: z.string(),
      /** The side's confirmed contributions. */
      value: z.number(),
      amount: z.number(),
    }),
  ),
});
export type Settlement = z.infer<typeof settlement>;

const ofCampaign = z.strictObject({ id });

export const settlementCalls = defineCalls({
  settleCampaign: {
    method: 'POST',
    path: '/campaign/{id}/settlement',
    auth: 'user',
    summary: 'Split an amount of my joint campaign by confirmed contributions, as a numbered statement; repeatable',
    params: ofCampaign,
    body: z.strictObject({ amount }),
    idempotent: true,
    reply: { data: settlement },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE'],
  },
  listSettlements: {
    method: 'GET',
    path: '/campaign/{id}/settlements',
    auth: 'user',
    summary: 'The statements of a joint campaign, newest first, for its creator and its sides',
    params: ofCampaign,
    query: z.strictObject(page),
    reply: { data: z.array(settlement), next_cursor: nextCursor },
  },
});
