import type { Context } from '../../kit/context/context.ts';
import { sumEarnedDays } from './wallet.queries.ts';

interface Earned {
  accountId: number;
  since: Date;
}

/** Paise a person earned since then by the day in India: what the statement lists as earnings. */
export async function listEarnedDays(context: Context, earned: Earned): Promise<{ day: string; count: number }[]> {
  return sumEarnedDays(context.db, earned);
}
