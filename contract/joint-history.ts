import * as z from 'zod/mini';
import { needKinds } from './campaign-words.ts';
import { id, instant, nextCursor, page } from './fields.ts';
import { defineCalls } from './kit.ts';
import { personCard } from './people.ts';
import { confirmations, pledgeStatuses } from './pledges.ts';
import { settlementSources } from './settlements.ts';

/** What happened in a joint campaign: it was opened, a pledge moved, money was drawn from the pool, an amount was settled. */
export const happenings = ['opened', 'pledge', 'spending', 'settlement'] as const;

const entry = z.object({
  id,
  what: z.enum(happenings),
  /** Who did it; null: the system. */
  by: z.nullable(personCard),
  createdAt: instant,
  /** Rupees: the pledge's value, what was drawn, what was settled; null for the opening. */
  amount: z.nullable(z.number()),
  /** For the creator and, of a pledge, who pledged; of spending for every side. */
  note: z.nullable(z.string()),
  /** Of `pledge`: whose, towards what, from where to where, and whether its money went back. */
  pledge: z.nullable(
    z.object({
      id,
      user: personCard,
      need_id: id,
      kind: z.enum(needKinds),
      from: z.nullable(z.enum(pledgeStatuses)),
      to: z.enum(pledgeStatuses),
      confirmed_by: z.nullable(z.enum(confirmations)),
      refunded: z.boolean(),
    }),
  ),
  /** Of `spending` and `settlement`: which one of the campaign. */
  number: z.nullable(z.number()),
  source: z.nullable(z.enum(settlementSources)),
});
export type JointHistoryEntry = z.infer<typeof entry>;

export const jointHistoryCalls = defineCalls({
  listJointHistory: {
    method: 'GET',
    path: '/campaign/{id}/history',
    auth: 'user',
    summary: 'What happened in a joint campaign, newest first; strangers see what its page shows everybody',
    params: z.strictObject({ id }),
    query: z.strictObject(page),
    reply: { data: z.array(entry), total: z.number(), next_cursor: nextCursor },
  },
});
