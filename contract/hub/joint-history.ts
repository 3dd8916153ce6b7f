import * as z from 'zod/mini';
import { needKinds } from '../campaigns/campaign-enums.ts';
import { confirmations, pledgeStatuses } from '../campaigns/pledges.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { settlementSources } from './settlements.ts';

/** Events in the history of a joint campaign. */
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
  /** Account that acted; null: the system. */
  by: z.nullable(personCard),
  createdAt: instant,
  /** Rupees pledged, drawn, settled, returned, or in the pool at the lock; null for events without an amount. */
  amount: z.nullable(z.number()),
  /** Visible to the creator and, for a pledge, to its owner; for spending to all parties. */
  note: z.nullable(z.string()),
  /** Set for `pledge` events: the pledge, its move, and whether its money was refunded. */
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
  /** Number of a draw or settlement within the campaign. */
  number: z.nullable(z.number()),
  /** Account a draw is paid to. */
  payee: z.nullable(personCard),
  /**
   * `spending`: whether paid by silent consent; `locked`: whether the minimum was reached; `terms`: their result;
   * `returned`: the reason.
   */
  outcome: z.nullable(z.string()),
  source: z.nullable(z.enum(settlementSources)),
});
export type JointHistoryEntry = z.infer<typeof entry>;

export const jointHistoryCalls = defineCalls(access.work, {
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
