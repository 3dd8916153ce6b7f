import type { Context } from '../../kit/context/context.ts';
import { sumEarnedDays } from './wallet.queries.ts';

interface Earned {
  accountId: number;
  since: Date;
}

/** Paise a person earned since an instant, by day in India: the statement's lines of kind earning. */
export async function listEarnedDays(context: Context, earned: Earned): Promise<{ day: string; count: number }[]> {
  return sumEarnedDays(context.db, earned);
}
