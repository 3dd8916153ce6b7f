import * as z from 'zod/mini';
import { influencerPage } from './discovery.ts';
import { id, instant, nextCursor, page } from './fields.ts';
import { defineCalls } from './kit.ts';

/** What the next unlock would take: one of the quota while `used` is below it, then coins. */
const unlockAllowance = z.object({
  /** Unlocks taken from the quota in the present period. */
  used: z.number(),
  /** Unlocks the plan gives in a paid period, or the free ones of a calendar month. */
  quota: z.number(),
  coins: z.number(),
  cost_in_coins: z.number(),
});
export type UnlockAllowance = z.infer<typeof unlockAllowance>;

const unlock = z.object({
  id,
  influencer_id: id,
  paid_by: z.enum(['quota', 'coins']),
  /** What it cost. */
  coins: z.number(),
  createdAt: instant,
});
export type Unlock = z.infer<typeof unlock>;

export const unlockCalls = defineCalls({
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
    body: z.strictObject({ influencer_id: id }),
    reply: { data: unlock },
    errors: ['NOT_FOUND', 'ROLE', 'NOT_ENOUGH_COINS'],
    idempotent: true,
  },
  getUnlockedInfluencers: {
    method: 'GET',
    path: '/browseinfluencers/unlock/influencerDetails',
    auth: 'user',
    summary: 'The unlocked influencers with their gated details, the latest first; with an id that one alone',
    query: z.strictObject({ id: z.optional(id), ...page }),
    reply: { data: z.union([z.array(influencerPage), influencerPage]), next_cursor: nextCursor },
    errors: ['NOT_FOUND', 'LOCKED'],
  },
});
