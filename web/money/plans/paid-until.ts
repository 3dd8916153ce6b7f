import { dayMs } from '../../../contract/kit/calendar.ts';
import type { UserSubscription } from '../../../contract/money/subscriptions.ts';

/** End of the paid time: the last payment's period, since the current debit may have failed, plus the added days. */
export function paidUntil({
  payments,
  current_end,
  added_days,
}: Pick<UserSubscription, 'payments' | 'current_end' | 'added_days'>): string | null {
  const end = payments[0]?.period_end;
  return end ? new Date(Date.parse(end) + added_days * dayMs).toISOString() : current_end;
}
