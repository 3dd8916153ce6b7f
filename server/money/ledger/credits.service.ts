import type { Context } from '../../kit/context/context.ts';
import { selectCredits, type Wanted } from './credits.queries.ts';

export type Credit = Awaited<ReturnType<typeof selectCredits>>[number];

/** What referrals brought into accounts of a person: paise or coins, by who was invited. */
export async function readCredits(context: Context, wanted: Wanted): Promise<Credit[]> {
  return selectCredits(context.db, wanted);
}
