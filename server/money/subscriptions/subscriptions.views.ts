import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Plan, UserSubscription } from '../../../contract/money/subscriptions.ts';
import { viewCan } from '../../kit/http/policy.ts';
import type { PlanRow } from './plans.queries.ts';
import { subscriptionPolicy } from './subscriptions.policy.ts';
import type { PaymentRow, SubscriptionRow } from './subscriptions.queries.ts';
import { endOf, isCurrent } from './subscriptions.rules.ts';

export function viewPlan(row: PlanRow): Plan {
  return {
    id: String(row.id),
    title: row.title,
    subscription_duration: row.duration,
    subscription_duration_type: row.duration_type,
    original_price: toRupees(row.original_price),
    discount_price: toRupees(row.discount_price),
    unlocks: row.unlocks,
  };
}

export function viewSubscription(
  row: SubscriptionRow,
  payments: readonly PaymentRow[],
  { now, locale }: { now: Date; locale: Locale },
): UserSubscription {
  // The mandate debits the same amount as last time; the plan's price may have changed since.
  const amount = payments[0]?.amount ?? row.discount_price;
  const willCharge = ['authenticated', 'active', 'pending'].includes(row.status) && !row.cancels_at_end;
  return {
    subscription_id: String(row.plan_id),
    title: row.title,
    provider_id: row.provider_id,
    status: row.status,
    is_current: isCurrent(row, now),
    current_start: row.current_start?.toISOString() ?? null,
    current_end: endOf({ ...row, paid_until: null })?.toISOString() ?? null,
    added_days: row.added_days,
    next_charge: willCharge && row.charge_at ? { amount: toRupees(amount), at: row.charge_at.toISOString() } : null,
    cancels_at_end: row.cancels_at_end,
    payments: payments.map((payment) => ({
      id: String(payment.id),
      amount: toRupees(payment.amount),
      paid_at: payment.paid_at.toISOString(),
      period_start: payment.period_start?.toISOString() ?? null,
      period_end: payment.period_end?.toISOString() ?? null,
    })),
    can: viewCan(subscriptionPolicy(row), locale),
  };
}
