import type { UserSubscription } from '../../../contract/subscriptions.ts';

/** The end of what was paid: the last payment's period, since the current one's debit may have failed. */
export function paidUntil({
  payments,
  current_end,
}: Pick<UserSubscription, 'payments' | 'current_end'>): string | null {
  return payments[0]?.period_end ?? current_end;
}
