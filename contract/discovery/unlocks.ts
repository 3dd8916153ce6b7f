import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { entityId, id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { influencerPage } from './discovery.ts';

export const refundReasons = ['silent', 'dead_contact'] as const;

export const unlockPayments = ['quota', 'coins'] as const;

/** Cost of the next unlock: one of the quota while `used` is below it, then coins. */
const unlockAllowance = z.object({
  /** Unlocks taken from the quota in the current period, without refunded ones. */
  used: z.number(),
  /** Unlocks per paid period of the plan, or free ones per calendar month. */
  quota: z.number(),
  coins: z.number(),
  cost_in_coins: z.number(),
  /** Days without a reply after which an unlock is refunded. */
  silent_days: z.number(),
  /** True while the free unlocks wait for a verified mobile; `quota` is 0 until then. */
  needs_mobile: z.boolean(),
});
export type UnlockAllowance = z.infer<typeof unlockAllowance>;

const refund = z.object({
  reason: z.enum(refundReasons),
  /** Refunded coins; 0 when the unlock went back to the quota. */
  coins: z.number(),
  createdAt: instant,
});

const unlock = z.object({
  /** Null where an agreement opens the contact and nothing was unlocked. */
  id: z.nullable(id),
  influencer_id: id,
  paid_by: z.enum([...unlockPayments, 'agreement']),
  /** Price in coins. */
  coins: z.number(),
  createdAt: instant,
  /** When the contact was reported as not working. */
  reported_at: z.nullable(instant),
  refund: z.nullable(refund),
  can: canOf({ report: 'reportUnlock' }),
});
export type Unlock = z.infer<typeof unlock>;

const unlockedInfluencer = z.extend(influencerPage, {
  /** How the contact was opened; null for the reader's own profile. */
  unlock: z.nullable(unlock),
});
export type UnlockedInfluencer = z.infer<typeof unlockedInfluencer>;

export const unlockCalls = defineCalls(access.work, {
  getUnlockCount: {
    method: 'GET',
    path: '/user/get_unlock_user_count/{userId}',
    auth: 'user',
    summary: 'What is left of the unlock quota, and what an unlock costs beyond it',
    params: z.strictObject({ userId: id }),
    actor: 'params.userId',
    reply: { data: unlockAllowance },
  },
  addUnlock: {
    method: 'POST',
    path: '/user/add_unlock_user',
    auth: 'user',
    summary: 'Open the gated details of an influencer, from the quota or for coins; asking again is free',
    body: z.strictObject({
      influencer_id: entityId,
      /** The price shown to the person; if it is higher by now, nothing is taken and the call fails with CONFLICT. */
      max_coins: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    }),
    reply: { data: unlock },
    errors: ['NOT_FOUND', 'CONFLICT', 'ROLE', 'RULE', 'NOT_ENOUGH_COINS'],
    idempotent: true,
  },
  reportUnlock: {
    method: 'POST',
    path: '/user/report_unlock',
    auth: 'user',
    summary: 'Say that an unlocked contact does not work: the coins come back at once, or an operator looks at it',
    body: z.strictObject({ influencer_id: entityId, reason: z.literal('dead_contact') }),
    reply: { data: z.object({ outcome: z.enum(['refunded', 'queued']), unlock }) },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE'],
    idempotent: true,
  },
  getUnlockedInfluencers: {
    method: 'GET',
    path: '/browseinfluencers/unlock/influencerDetails',
    auth: 'user',
    summary: 'The influencers whose gated details are open, the latest first; with an id that one alone',
    query: z.strictObject({ id: z.optional(entityId), ...page }),
    reply: { data: z.union([z.array(unlockedInfluencer), unlockedInfluencer]), next_cursor: nextCursor },
    errors: ['NOT_FOUND', 'LOCKED'],
  },
});
