import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { amount, flag, instant, name } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { plan } from '../money/subscriptions.ts';
import { byId, reason } from './operators.ts';

const operatorPlan = z.object({
  ...plan.shape,
  position: z.number(),
  /** Current and total subscribers. */
  subscribers: z.number(),
  sold: z.number(),
  /** Null while on sale. */
  withdrawn_at: z.nullable(instant),
  createdAt: instant,
  can: canOf({ edit: 'editPlan', retire: 'retirePlan' }),
});
export type OperatorPlan = z.infer<typeof operatorPlan>;

const wholeNumber = (min: number, max: number, problem: string) =>
  z.number().check(z.int(problem), z.minimum(min, problem), z.maximum(max, problem));

const terms = {
  title: name(1, 80),
  subscription_duration: wholeNumber(1, 730, 'Enter a whole number from 1 to 730.'),
  subscription_duration_type: flag,
  original_price: amount,
  discount_price: amount,
  unlocks: wholeNumber(0, 100_000, 'Enter a whole number from 0 to 1,00,000.'),
  position: wholeNumber(0, 1_000, 'Enter a whole number from 0 to 1,000.'),
};

const one = { auth: 'operator', reply: { data: operatorPlan } } as const;

export const operatorPlanCalls = defineCalls(access.owner, {
  listOperatorPlans: {
    method: 'GET',
    path: '/operator/plans',
    auth: 'operator',
    summary: 'Every plan there is or was',
    reply: { data: z.array(operatorPlan) },
  },
  addPlan: {
    level: 'finance',
    payment: false,
    method: 'POST',
    path: '/operator/plans',
    summary: 'Put a new plan on sale',
    ...one,
    body: z.strictObject(terms),
    idempotent: true,
    errors: ['RULE'],
  },
  editPlan: {
    level: 'finance',
    payment: false,
    method: 'PUT',
    path: '/operator/plans/{id}',
    summary: 'Change a plan; other terms make a new plan in its place, and who has the old one keeps it',
    ...one,
    params: byId,
    body: z.strictObject({ ...terms, reason }),
    errors: ['CONFLICT', 'RULE'],
  },
  retirePlan: {
    level: 'finance',
    payment: false,
    method: 'POST',
    path: '/operator/plans/{id}/retire',
    summary: 'Take a plan off sale; who has it keeps it',
    ...one,
    params: byId,
    body: z.strictObject({ reason }),
    errors: ['CONFLICT'],
  },
});
