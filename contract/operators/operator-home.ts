import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { access } from '../kit/permissions.ts';

const healthStates = ['good', 'warning', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

/** State of one part of the installation. */
const health = z.object({
  part: z.enum(['database', 'jobs', 'search', 'social', 'gateway', 'holding', 'claim', 'disk']),
  state: z.enum(healthStates),
  /** Measured value: `3 ms`, `12 waiting`. */
  detail: z.string(),
});
export type Health = z.infer<typeof health>;

const operatorHome = z.object({
  /** Work waiting for an operator; each number opens a list of the console. */
  needs: z.object({
    reports: z.number(),
    disputes: z.number(),
    /** Disputes open for more than five days; a decision is promised within seven. */
    disputes_late: z.number(),
    payouts_stuck: z.number(),
    refunds_failed: z.number(),
    unlock_refunds: z.number(),
    referral_signals: z.number(),
    webhooks_stuck: z.number(),
    jobs_failed: z.number(),
    contact_messages: z.number(),
  }),
  counts: z.object({
    influencers: z.number(),
    brands: z.number(),
    partners: z.number(),
    new_this_week: z.number(),
    suspended: z.number(),
    listed_profiles: z.number(),
    live_campaigns: z.number(),
    subscribers: z.number(),
    /** Rupees. */
    held_money: z.number(),
  }),
  maintenance: z.boolean(),
  /** Remaining demo data; null once removed. */
  demo: z.nullable(z.object({ accounts: z.number(), campaigns: z.number(), profiles: z.number() })),
});
export type OperatorHome = z.infer<typeof operatorHome>;

export const operatorHomeCalls = defineCalls(access.owner, {
  getOperatorHome: {
    method: 'GET',
    path: '/operator/home',
    auth: 'operator',
    summary: 'What needs an operator now, and how large the place is',
    reply: { data: operatorHome },
  },
  getOperatorHealth: {
    method: 'GET',
    path: '/operator/health',
    auth: 'operator',
    summary: 'How each part of the installation does',
    reply: { data: z.array(health) },
  },
});
