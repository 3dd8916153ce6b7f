import * as z from 'zod/mini';
import { needKinds } from '../campaigns/campaign-enums.ts';
import { confirmations, pledgeStatuses } from '../campaigns/pledges.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, nextCursor, page } from '../kit/fields.ts';
import { settlementSources } from './settlements.ts';

/**
 * The history of a joint campaign: it was opened, a pledge moved, a draw was proposed, paid, disputed or withdrawn, an amount
 * was settled, the pool locked or went back, terms were proposed or decided.
 */
export const happenings = [
  'opened',
  'pledge',
  'proposed',
  'spending',
  'disputed',
  'withdrawn',
  'settlement',
  'locked',
  'returned',
  'terms',
] as const;

const entry = z.object({
  id,
  what: z.enum(happenings),
  /** Who did it; null: the system. */
  by: z.nullable(personCard),
  createdAt: instant,
  /** Rupees: the pledge's value, what was drawn, settled, returned, or there at the lock; null for what has no amount. */
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
  /** Of a draw and a `settlement`: which one of the campaign. */
  number: z.nullable(z.number()),
  /** Of a draw: whose wallet it goes to. */
  payee: z.nullable(personCard),
  /** Of `spending`: paid by silence; of `locked`: whether the least sum was there; of `terms`: what became of them; of `returned`: why. */
  outcome: z.nullable(z.string()),
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
