import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { openRoles } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { flag, id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { locales } from '../kit/languages.ts';
import { access, operatorLevels } from '../kit/permissions.ts';
import { byId, reason } from './operators.ts';

const accountStates = ['active', 'unverified', 'suspended', 'deleted'] as const;
export type AccountState = (typeof accountStates)[number];

/** Account for operators. */
const operatorUser = z.object({
  ...personCard.shape,
  state: z.enum(accountStates),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  is_super_user: flag,
  last_active: z.nullable(instant),
  createdAt: instant,
});
export type OperatorUser = z.infer<typeof operatorUser>;

/** Unlock reported as not working, waiting for an operator. */
const reportedUnlock = z.object({
  id,
  influencer: z.object({ id, name: z.string() }),
  coins: z.number(),
  reported_at: instant,
  can: canOf({ refund: 'grantUnlockRefund' }),
});

const operatorUserActs = {
  suspend: 'suspendUser',
  lift: 'liftSuspension',
  hide: 'hideProfile',
  show: 'hideProfile',
  grant_super_user: 'setSuperUser',
  withdraw_super_user: 'setSuperUser',
  verify: 'resendVerification',
  impersonate: 'startImpersonation',
  set_level: 'setOperatorLevel',
} as const;
export type OperatorUserAct = keyof typeof operatorUserActs;

const operatorUserDetail = z.object({
  ...operatorUser.shape,
  email_verified: flag,
  mobile_verified: flag,
  has_password: flag,
  /** Null for all but operators. */
  operator_level: z.nullable(z.enum(operatorLevels)),
  locale: z.enum(locales),
  suspended_at: z.nullable(instant),
  suspension_reason: z.nullable(z.string()),
  /** Whether an influencer's profile is permanently hidden, for example a minor's; null for other roles. */
  kept_hidden: z.nullable(flag),
  /** Number of active sessions. */
  sessions: z.number(),
  /** In rupees and coins. */
  money: z.object({
    available: z.number(),
    on_hold: z.number(),
    coins: z.number(),
    open_payouts: z.number(),
  }),
  /** Disk usage and quota in bytes. */
  storage: z.object({ used: z.number(), quota: z.number() }),
  campaigns: z.object({ created: z.number(), applied: z.number(), disputes: z.number() }),
  reports: z.object({ open: z.number(), about: z.number(), made: z.number() }),
  social_accounts: z.array(z.object({ platform: z.string(), handle: z.string(), verified: z.boolean() })),
  reported_unlocks: z.array(reportedUnlock),
  can: canOf(operatorUserActs),
});
export type OperatorUserDetail = z.infer<typeof operatorUserDetail>;

const act = {
  auth: 'operator',
  params: byId,
  shows: { what: ['contacts'], whose: ['data.id'] },
  reply: { data: operatorUserDetail },
} as const;

export const operatorUserCalls = defineCalls(access.owner, {
  listOperatorUsers: {
    shows: { what: ['contacts'], whose: ['data[].id'] },
    method: 'GET',
    path: '/operator/users',
    auth: 'operator',
    summary: 'People, the newest first; q is part of a name, email or mobile, or the beginning of a handle',
    query: z.strictObject({
      ...page,
      q: z.optional(text(0, 100)),
      role: z.optional(z.enum([...openRoles, 'operator'])),
      state: z.optional(z.enum(accountStates)),
    }),
    reply: { data: z.array(operatorUser), next_cursor: nextCursor },
  },
  getOperatorUser: {
    method: 'GET',
    path: '/operator/users/{id}',
    summary: 'One person: account, money in short, campaigns, reports, what waits',
    ...act,
  },
  suspendUser: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/users/{id}/suspension',
    summary: 'Suspend: signed out everywhere at once, out of search; the person is told why',
    ...act,
    body: z.strictObject({ reason }),
    errors: ['CONFLICT', 'RULE'],
  },
  liftSuspension: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/users/{id}/suspension/lift',
    summary: 'Let a suspended person in again',
    ...act,
    body: z.strictObject({ reason }),
    errors: ['CONFLICT', 'RULE'],
  },
  hideProfile: {
    level: 'moderator',
    payment: false,
    method: 'PUT',
    path: '/operator/users/{id}/hidden',
    summary: 'Keep an influencer’s profile out of every list and search, as a minor’s, or show it again',
    ...act,
    body: z.strictObject({ hidden: z.boolean(), reason }),
    errors: ['CONFLICT', 'RULE'],
  },
  setSuperUser: {
    level: 'admin',
    payment: false,
    method: 'PUT',
    path: '/operator/users/{id}/super-user',
    summary: 'Grant or withdraw what super users have',
    ...act,
    body: z.strictObject({ is_super_user: flag, reason }),
    errors: ['CONFLICT', 'RULE'],
  },
  setOperatorLevel: {
    level: 'admin',
    payment: false,
    method: 'PUT',
    path: '/operator/users/{id}/level',
    summary: 'Give another operator a level; never oneself',
    ...act,
    body: z.strictObject({ level: z.enum(operatorLevels), reason }),
    errors: ['RULE', 'ROLE'],
  },
  resendVerification: {
    level: 'support',
    method: 'POST',
    path: '/operator/users/{id}/verification',
    everyday: true,
    summary: 'Send the code that confirms the account again',
    ...act,
    errors: ['CONFLICT', 'RULE', 'TOO_MANY'],
  },
  grantUnlockRefund: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/unlock-refunds/{id}',
    summary: 'Give back an unlock whose contact its buyer reported as dead',
    ...act,
    body: z.strictObject({ reason }),
    errors: ['CONFLICT', 'RULE'],
  },
});
