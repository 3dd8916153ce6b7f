import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { OperatorPlan } from '../../../contract/operators/operator-plans.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { viewPlan } from '../../money/subscriptions/subscriptions.views.ts';
import { planPolicy } from './operator-plans.policy.ts';
import type { PlanFacts } from './operator-plans.queries.ts';

export function viewOperatorPlan(facts: PlanFacts, locale: Locale): OperatorPlan {
  return {
    ...viewPlan(facts),
    position: facts.position,
    subscribers: Number(facts.subscribers),
    sold: Number(facts.sold),
    withdrawn_at: facts.withdrawn_at?.toISOString() ?? null,
    createdAt: facts.created_at.toISOString(),
    can: viewCan(planPolicy(facts), locale),
  };
}

/** A plan as written to the audit log; prices in rupees. */
export function notifyPlan(facts: PlanFacts) {
  const { title, duration, duration_type, unlocks, position } = facts;
  const prices = { original_price: toRupees(facts.original_price), discount_price: toRupees(facts.discount_price) };
  return { title, duration, duration_type, ...prices, unlocks, position };
}
