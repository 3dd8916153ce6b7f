import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { entityId, id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const subscriptionStatuses = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'cancelled',
  'completed',
  'expired',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Plan on sale; prices in rupees. */
export const plan = z.object({
  id,
  title: z.string(),
  subscription_duration: z.number(),
  /** Unit of the duration: 0 days, 1 months. */
  subscription_duration_type: z.union([z.literal(0), z.literal(1)]),
  original_price: z.number(),
  discount_price: z.number(),
  /** Unlocks per period. */
  unlocks: z.number(),
});
export type Plan = z.infer<typeof plan>;

const payment = z.object({
  id,
  amount: z.number(),
  paid_at: instant,
  period_start: z.nullable(instant),
  period_end: z.nullable(instant),
});

const subscriptionActs = {
  pause: 'pauseUserSubscription',
  resume: 'resumeUserSubscription',
  cancel: 'cancelUserSubscription',
  buy: 'addUserSubscription',
} as const;
export type SubscriptionAct = keyof typeof subscriptionActs;

const userSubscription = z.object({
  /** Id of the plan. */
  subscription_id: id,
  title: z.string(),
  /** Provider's id of this subscription. */
  provider_id: z.string(),
  status: z.enum(subscriptionStatuses),
  /** Whether it gives the subscriber's benefits now. */
  is_current: z.boolean(),
  current_start: z.nullable(instant),
  /** Including `added_days`. */
  current_end: z.nullable(instant),
  /** Unused days of replaced plans, added after its own paid period. */
  added_days: z.number(),
  /** Next debit: rupees and time; null when there is none. */
  next_charge: z.nullable(z.object({ amount: z.number(), at: instant })),
  cancels_at_end: z.boolean(),
  payments: z.array(payment),
  /** `buy`: the same plan once more. */
  can: canOf(subscriptionActs),
});
export type UserSubscription = z.infer<typeof userSubscription>;

const ofPlan = z.strictObject({ subscription_id: entityId, at_period_end: z.optional(z.boolean()) });
const changed = {
  method: 'PUT',
  auth: 'user',
  body: ofPlan,
  reply: { data: userSubscription },
  errors: ['NOT_FOUND', 'CONFLICT', 'NOT_CONFIGURED'],
} as const;

export const subscriptionCalls = defineCalls(access.owner, {
  listPlans: {
    method: 'GET',
    path: '/subscription/get_subscriptions',
    auth: 'public',
    summary: 'The plans on sale',
    reply: { data: z.array(plan) },
    cacheSeconds: 60,
  },
  getUserSubscription: {
    method: 'GET',
    path: '/user/get_user_subscription/{userId}',
    auth: 'user',
    needs: 'money',
    actor: 'params.userId',
    summary: 'My subscription: the current one, else the latest; null before the first',
    params: z.strictObject({ userId: id }),
    reply: { data: z.nullable(userSubscription) },
  },
  addUserSubscription: {
    method: 'POST',
    path: '/user/add_user_subscription',
    auth: 'user',
    actor: 'body.user_id',
    summary: 'Start the purchase of a plan at the gateway',
    idempotent: true,
    body: z.strictObject({ user_id: entityId, subscription_id: entityId }),
    reply: {
      data: z.object({
        /** Provider's subscription id, for its checkout. */
        id: z.string(),
        /** Gateway's public key and the URL of its checkout script. */
        key: z.string(),
        script: z.string(),
      }),
    },
    errors: ['NOT_FOUND', 'CONFLICT', 'NOT_CONFIGURED'],
    rate: { max: 20, seconds: 3600, by: 'user' },
  },
  checkSubscriptionStatus: {
    method: 'GET',
    path: '/subscription/check_subscription_status',
    auth: 'user',
    needs: 'money',
    summary: 'How a purchase stands, as the gateway says now',
    query: z.strictObject({ subscribedId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: { status: z.enum(subscriptionStatuses), data: z.object({ status: z.enum(subscriptionStatuses) }) },
    errors: ['NOT_FOUND'],
  },
  pauseUserSubscription: {
    ...changed,
    path: '/user/pause_user_subscription',
    summary: 'Pause the debits; what is paid stays usable to its end',
  },
  resumeUserSubscription: { ...changed, path: '/user/resume_user_subscription', summary: 'Let the debits go on' },
  cancelUserSubscription: {
    ...changed,
    path: '/user/cancel_user_subscription',
    summary: 'Cancel at once or, by at_period_end, with the paid period; paid time is kept either way',
  },
});
