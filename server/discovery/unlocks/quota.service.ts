import { findProvenMobile } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readUnlockPeriod } from '../../money/subscriptions/allowance.service.ts';
import { countFromQuota, type UnlockRow } from './unlocks.queries.ts';
import { mayUnlock, monthStart } from './unlocks.rules.ts';

export type Reader = Pick<User, 'id' | 'role' | 'locale'>;

interface Period {
  /** Null for the free unlocks of a calendar month. */
  subscriptionId: number | null;
  since: Date;
  quota: number;
  /** Free unlocks require a verified mobile. Source: the product's rules, Coins. */
  needsMobile: boolean;
  /** HMAC of the verified mobile: free unlocks are given once per number. */
  mobileMark: string | null;
}

/** The current quota: of the plan's paid period, otherwise of the calendar month. */
async function readPeriod(context: Context, accountId: number): Promise<Period> {
  const period = await readUnlockPeriod(context, accountId);
  if (period) {
    const { subscriptionId, start: since, unlocks: quota } = period;
    return { subscriptionId, since, quota, needsMobile: false, mobileMark: null };
  }
  const { freeUnlocks } = context.config;
  const mobile = await findProvenMobile(context, accountId);
  return {
    subscriptionId: null,
    since: monthStart(context.now()),
    quota: mobile === null ? 0 : freeUnlocks,
    needsMobile: freeUnlocks > 0 && mobile === null,
    mobileMark: mobile === null ? null : fingerprint(context.secretKey, 'free-unlocks', mobile),
  };
}

/** The current quota and its use. */
export async function readQuota(context: Context, { id, role }: Reader) {
  if (!mayUnlock(role)) return { subscriptionId: null, quota: 0, used: 0, needsMobile: false, mobileMark: null };
  const { since, ...period } = await readPeriod(context, id);
  const { subscriptionId, mobileMark } = period;
  const used = await countFromQuota(context.db, { accountId: id, subscriptionId, since, mobileMark });
  return { ...period, used };
}

/** Whether an unlock was taken from the current quota. */
export async function isOfPresentQuota(context: Context, unlock: UnlockRow): Promise<boolean> {
  const { subscriptionId, since } = await readPeriod(context, unlock.account_id);
  return unlock.paid_by === 'quota' && unlock.subscription_id === subscriptionId && unlock.created_at >= since;
}
