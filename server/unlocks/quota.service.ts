import type { Role } from '../../contract/roles.ts';
import type { Context } from '../kit/context.ts';
import { readUnlockPeriod } from '../subscriptions/allowance.service.ts';
import { countFromQuota, type UnlockRow } from './unlocks.queries.ts';
import { mayUnlock, monthStart } from './unlocks.rules.ts';

export interface Reader {
  id: number;
  role: Role;
}

interface Period {
  /** Null for the free ones of a calendar month. */
  subscriptionId: number | null;
  since: Date;
  quota: number;
}

/** The quota that counts now: of the plan's paid period, else of the calendar month. */
async function readPeriod(context: Context, accountId: number): Promise<Period> {
  const period = await readUnlockPeriod(context, accountId);
  if (period) return { subscriptionId: period.subscriptionId, since: period.start, quota: period.unlocks };
  return { subscriptionId: null, since: monthStart(context.now()), quota: context.config.freeUnlocks };
}

/** The quota that counts now and what was taken from it. */
export async function readQuota(context: Context, { id, role }: Reader) {
  if (!mayUnlock(role)) return { subscriptionId: null, quota: 0, used: 0 };
  const { subscriptionId, since, quota } = await readPeriod(context, id);
  return { subscriptionId, quota, used: await countFromQuota(context.db, { accountId: id, subscriptionId, since }) };
}

/** Whether an unlock was taken from the quota that counts now. */
export async function isOfPresentQuota(context: Context, unlock: UnlockRow): Promise<boolean> {
  const { subscriptionId, since } = await readPeriod(context, unlock.account_id);
  return unlock.paid_by === 'quota' && unlock.subscription_id === subscriptionId && unlock.created_at >= since;
}
