import { toRupees } from '../../../contract/kit/money.ts';
import type { OperatorPlan } from '../../../contract/operators/operator-plans.ts';
import { viewPlan } from '../../money/subscriptions/subscriptions.views.ts';
import type { PlanFacts } from './operator-plans.queries.ts';

export function viewOperatorPlan(facts: PlanFacts): OperatorPlan {
  return {
    ...viewPlan(facts),
    position: facts.position,
    subscribers: Number(facts.subscribers),
    sold: Number(facts.sold),
    withdrawn_at: facts.withdrawn_at?.toISOString() ?? null,
    createdAt: facts.created_at.toISOString(),
  };
}

/** A plan as written to the audit log; prices in rupees. */
export function notifyPlan(facts: PlanFacts) {
  const { title, duration, duration_type, unlocks, position } = facts;
  const prices = { original_price: toRupees(facts.original_price), discount_price: toRupees(facts.discount_price) };
  return { title, duration, duration_type, ...prices, unlocks, position };
}
