import type { Context } from '../../kit/context/context.ts';
import { selectCredits, type Wanted } from './credits.queries.ts';

export type Credit = Awaited<ReturnType<typeof selectCredits>>[number];

/** Referral credits to a person's accounts in paise or coins, by invited account. */
export async function readCredits(context: Context, wanted: Wanted): Promise<Credit[]> {
  return selectCredits(context.db, wanted);
}
