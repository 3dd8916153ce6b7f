import type { Role } from '../../contract/roles.ts';
import type { Context } from '../kit/context.ts';
import { hasProvenMobile } from '../people/people.service.ts';
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
  /** The free ones wait for a proven mobile. Source: the product's rules, Coins. */
  needsMobile: boolean;
}

/** The quota that counts now: of the plan's paid period, else of the calendar month. */
async function readPeriod(context: Context, accountId: number): Promise<Period> {
  const period = await readUnlockPeriod(context, accountId);
  if (period) {
    const { subscriptionId, start: since, unlocks: quota } = period;
    return { subscriptionId, since, quota, needsMobile: false };
  }
  const needsMobile = context.config.freeUnlocks > 0 && !(await hasProvenMobile(context, accountId));
  const quota = needsMobile ? 0 : context.config.freeUnlocks;
  return { subscriptionId: null, since: monthStart(context.now()), quota, needsMobile };
}

/** The quota that counts now and what was taken from it. */
export async function readQuota(context: Context, { id, role }: Reader) {
  if (!mayUnlock(role)) return { subscriptionId: null, quota: 0, used: 0, needsMobile: false };
  const { subscriptionId, since, quota, needsMobile } = await readPeriod(context, id);
  const used = await countFromQuota(context.db, { accountId: id, subscriptionId, since });
  return { subscriptionId, quota, used, needsMobile };
}

/** Whether an unlock was taken from the quota that counts now. */
export async function isOfPresentQuota(context: Context, unlock: UnlockRow): Promise<boolean> {
  const { subscriptionId, since } = await readPeriod(context, unlock.account_id);
  return unlock.paid_by === 'quota' && unlock.subscription_id === subscriptionId && unlock.created_at >= since;
}
