import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { entityId, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { payout, payoutStatuses } from '../money/payouts.ts';
import { byId, reason } from './operators.ts';

/** Payout for operators, with its owner and possible actions. */
const operatorPayout = z.object({
  ...payout.shape,
  person: z.nullable(personCard),
  /** No news for longer than expected. */
  is_stuck: z.boolean(),
  /** Times of the last submission to the provider and the last status check. */
  tried_at: z.nullable(instant),
  checked_at: z.nullable(instant),
  can: canOf({ retry: 'retryPayout', cancel: 'cancelPayout' }),
});
export type OperatorPayout = z.infer<typeof operatorPayout>;

const act = {
  auth: 'operator',
  params: byId,
  shows: { what: ['payment_methods'], whose: ['data.person.id'] },
  reply: { data: operatorPayout },
} as const;

export const operatorPayoutCalls = defineCalls(access.owner, {
  listOperatorPayouts: {
    shows: { what: ['payment_methods'], whose: ['data[].person.id'] },
    method: 'GET',
    path: '/operator/payouts',
    auth: 'operator',
    summary: 'Payouts of everybody, the newest first',
    query: z.strictObject({
      ...page,
      state: z.optional(z.enum([...payoutStatuses, 'stuck'])),
      user_id: z.optional(entityId),
    }),
    reply: { data: z.array(operatorPayout), next_cursor: nextCursor },
  },
  retryPayout: {
    level: 'finance',
    payment: true,
    method: 'POST',
    path: '/operator/payouts/{id}/retry',
    summary:
      'Hand a payout to the provider again, or ask it where it stands; it makes one payout however often it is asked',
    ...act,
    errors: ['CONFLICT', 'NOT_CONFIGURED'],
  },
  cancelPayout: {
    level: 'finance',
    payment: true,
    method: 'POST',
    path: '/operator/payouts/{id}/cancel',
    summary: 'Cancel a payout that the provider cannot have; the money goes back to the wallet',
    ...act,
    body: z.strictObject({ reason }),
    errors: ['CONFLICT'],
  },
});
