import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { amount, id, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import type { Shown } from '../kit/personal-data.ts';
import { disputeOutcomes } from '../work/disputes.ts';
import { dispute, poolDetails, spending } from './pools.ts';

const poolCase = z.object({
  ...dispute.shape,
  campaign: z.object({ id, title: z.string() }),
  owner: personCard,
  /** The disputed draw. */
  spending: z.nullable(spending),
  pool: poolDetails,
});
export type PoolCase = z.infer<typeof poolCase>;

const poolPapers = (of: string): Shown => ({ what: ['documents'], whose: [`${of}opened_by.id`, `${of}owner.id`] });

export const poolDisputeCalls = defineCalls(access.work, {
  listPoolDisputes: {
    shows: poolPapers('data[].'),
    method: 'GET',
    path: '/operator/pool-disputes',
    auth: 'operator',
    summary: 'Disputes about pools and draws, the open ones by default, the oldest first',
    query: z.strictObject({ ...page, status: z._default(z.enum(['open', 'decided']), 'open') }),
    reply: { data: z.array(poolCase), total: z.number(), next_cursor: nextCursor },
  },
  getPoolDispute: {
    shows: poolPapers('data.'),
    method: 'GET',
    path: '/operator/pool-disputes/{id}',
    auth: 'operator',
    summary: 'One dispute about a pool with its papers, answers and money',
    params: z.strictObject({ id }),
    reply: { data: poolCase },
  },
  decidePoolDispute: {
    shows: poolPapers('data.'),
    level: 'moderator',
    payment: true,
    method: 'POST',
    path: '/operator/pool-disputes/{id}',
    auth: 'operator',
    summary: 'Decide: release pays the draw or lets the pool go on, refund leaves or returns it, split pays a part',
    idempotent: true,
    params: z.strictObject({ id }),
    body: z.strictObject({
      outcome: z.enum(disputeOutcomes),
      amount: z.optional(amount),
      note: z.optional(z.nullable(text(0, 1_000))),
    }),
    reply: { data: poolCase },
    errors: ['CONFLICT', 'RULE'],
  },
});
