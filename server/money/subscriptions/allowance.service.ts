import type { Context } from '../../kit/context/context.ts';
import { type SubscriptionRow, selectOfAccount, selectPayments } from './subscriptions.queries.ts';
import { isCurrent } from './subscriptions.rules.ts';

export interface UnlockPeriod {
  subscriptionId: number;
  /** Unlocks included in a period. */
  unlocks: number;
  start: Date;
}

/** The paid period a person's unlocks count in; null without a current subscription that was ever paid. */
export async function readUnlockPeriod(context: Context, accountId: number): Promise<UnlockPeriod | null> {
  const now = context.now();
  const current = (await selectOfAccount(context.db, accountId)).filter((each) => isCurrent(each, now));
  for (const each of current) {
    const start = await paidSince(context, each);
    if (start) return { subscriptionId: each.id, unlocks: each.unlocks, start };
  }
  return null;
}

/** The gateway's current period may be unpaid while its debit is retried, so the latest known payment decides. */
async function paidSince(context: Context, { id, current_start }: SubscriptionRow): Promise<Date | null> {
  const [latest] = await selectPayments(context.db, id);
  return latest?.period_start ?? current_start;
}
