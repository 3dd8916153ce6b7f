import type { Context } from '../../kit/context/context.ts';
import { type SubscriptionRow, selectOfAccount, selectPayments } from './subscriptions.queries.ts';
import { isCurrent } from './subscriptions.rules.ts';

export interface UnlockPeriod {
  subscriptionId: number;
  /** Unlocks that the plan gives in a period. */
  unlocks: number;
  start: Date;
}

/** The paid period that a person's unlocks come from; null without a subscription that was ever paid. */
export async function readUnlockPeriod(context: Context, accountId: number): Promise<UnlockPeriod | null> {
  const now = context.now();
  const current = (await selectOfAccount(context.db, accountId)).filter((each) => isCurrent(each, now));
  for (const each of current) {
    const start = await paidSince(context, each);
    if (start) return { subscriptionId: each.id, unlocks: each.unlocks, start };
  }
  return null;
}

/** A period whose debit still fails gives nothing new, so the payments decide where they are known. */
async function paidSince(context: Context, { id, current_start }: SubscriptionRow): Promise<Date | null> {
  const [latest] = await selectPayments(context.db, id);
  return latest?.period_start ?? current_start;
}
