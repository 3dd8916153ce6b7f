import * as z from 'zod/mini';
import { figureSource } from '../core/influencer-card.ts';
import { roleNameSchema } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const socialAccountTypes = ['business', 'creator', 'page', 'channel'] as const;

/** Reason of the last failed sync of a connected account; earlier figures stay. */
const syncProblems = [
  'rate_limited',
  'unavailable',
  'unreadable',
  'revoked',
  'expired',
  'scope_missing',
  'gone',
] as const;

const connection = z.object({
  /** expiring: ends within seven days; broken: no new figures until reconnected. */
  health: z.enum(['connected', 'expiring', 'broken']),
  account_type: z.enum(socialAccountTypes),
  connected_at: instant,
  /** Last successful sync; null without any. */
  last_synced_at: z.nullable(instant),
  problem: z.nullable(z.enum(syncProblems)),
  problem_at: z.nullable(instant),
  next_sync_at: z.nullable(instant),
  /** Earliest time of another manual sync; null: now, or never while broken. */
  refresh_at: z.nullable(instant),
  ends_at: z.nullable(instant),
  /** True when the owner hides the follower count. */
  followers_hidden: z.boolean(),
});

export const socialAccount = z.object({
  id,
  platform: id,
  handle: z.string(),
  /** Null when the platform does not report it. */
  followers: z.nullable(z.number()),
  engagement_rate: z.nullable(z.number()),
  average_views: z.nullable(z.number()),
  /** `self_reported`: typed in by the owner, and labelled as such. */
  source: figureSource,
  as_of: instant,
  /** Null for an account that is not connected through its provider. */
  connection: z.nullable(connection),
  can: canOf({ refresh: 'refreshSocialAccount' }),
});
export type SocialAccountReply = z.infer<typeof socialAccount>;

const handle = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^@?[\p{L}\p{M}\p{N}._-]{1,100}$/u,
      'Use the name after the @: letters, digits, dots, underscores, hyphens.',
    ),
  );

export const socialAccountCalls = defineCalls(access.settings, {
  listSocialAccounts: {
    method: 'GET',
    path: '/user/social/accounts/{userId}',
    auth: 'user',
    summary: 'Whether I have a social account (result), my role, and the accounts',
    actor: 'params.userId',
    params: z.strictObject({ userId: id }),
    reply: { result: z.boolean(), role: roleNameSchema, data: z.array(socialAccount) },
  },
  addSocialAccount: {
    method: 'POST',
    path: '/user/social/accounts',
    auth: 'user',
    summary: 'Add a social account by hand, labelled self-reported',
    body: z.strictObject({
      platform: id,
      handle,
      followers: z
        .int('Enter a whole number.')
        .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(2_000_000_000, 'This is too large.')),
    }),
    reply: { data: socialAccount },
    errors: ['TAKEN', 'RULE'],
    idempotent: true,
  },
  removeSocialAccount: {
    method: 'DELETE',
    path: '/user/social/accounts/{id}',
    auth: 'user',
    summary: 'Take one of my social accounts out; a connected one is given back to its provider too',
    params: z.strictObject({ id }),
    reply: {},
  },
  refreshSocialAccount: {
    method: 'POST',
    path: '/user/social/accounts/{id}/refresh',
    auth: 'user',
    summary: 'Read a connected account anew, once an hour; a reading that fails keeps the figures and says why',
    params: z.strictObject({ id }),
    reply: { data: socialAccount },
    errors: ['RULE', 'CONFLICT', 'NOT_CONFIGURED'],
  },
});
