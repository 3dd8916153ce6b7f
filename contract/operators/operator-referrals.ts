import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId, reason } from './operators.ts';

export const signalKinds = ['network', 'burst'] as const;
export const signalStatuses = ['open', 'dismissed', 'cancelled'] as const;

/** Sign-ups of one referrer that share a network or came in a burst: a hint, not proof. */
const referralSignal = z.object({
  id,
  kind: z.enum(signalKinds),
  referrer: z.nullable(personCard),
  /** Sign-up times of the first and the latest of these accounts. */
  since: instant,
  latest_at: instant,
  accounts: z.array(
    z.object({
      person: z.nullable(personCard),
      joined_at: instant,
      /** Reward for this account; `none` before the account qualifies. */
      reward: z.enum(['none', 'pending', 'withdrawable', 'cancelled']),
    }),
  ),
  /** Rupees pending for these accounts. */
  pending: z.number(),
  status: z.enum(signalStatuses),
  note: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  can: canOf({ dismiss: 'dismissReferralSignal', cancel: 'cancelSignalledRewards' }),
});
export type ReferralSignal = z.infer<typeof referralSignal>;

const act = {
  auth: 'operator',
  params: byId,
  body: z.strictObject({ reason }),
  reply: { data: referralSignal },
  errors: ['CONFLICT'],
} as const;

export const operatorReferralCalls = defineCalls(access.owner, {
  listReferralSignals: {
    method: 'GET',
    path: '/operator/referral-signals',
    auth: 'operator',
    summary:
      'Referrals that share a network or came in a burst: the open ones the oldest first, decided ones the latest',
    query: z.strictObject({ ...page, status: z.optional(z.enum(['open', 'decided'])) }),
    reply: { data: z.array(referralSignal), total: z.number(), next_cursor: nextCursor },
  },
  dismissReferralSignal: {
    level: 'finance',
    payment: false,
    method: 'POST',
    path: '/operator/referral-signals/{id}/dismiss',
    summary: 'Nothing is wrong: these accounts are no signal any more, their rewards go on',
    ...act,
  },
  cancelSignalledRewards: {
    level: 'finance',
    payment: false,
    method: 'POST',
    path: '/operator/referral-signals/{id}/cancel',
    summary: 'Cancel the pending rewards for these accounts; the referrer reads the reason',
    ...act,
  },
});
