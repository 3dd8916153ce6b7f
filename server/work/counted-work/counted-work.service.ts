import { dayMs } from '../../../contract/kit/calendar.ts';
import { countedPairDays } from '../../../contract/work/reviews.ts';
import { areRelated, findRelated } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  countCounted,
  insertCounted,
  lockPair,
  selectCounting,
  selectPairs,
  voidPairs,
  type Work,
} from './counted-work.queries.ts';

/**
 * Records finished work that counts for reviews and the track record: enough was released, between accounts of
 * different people. `released` in paise. Source: the product's rules, Track record.
 */
export async function countWork(tx: Context, { released, ...work }: Work & { released: number }): Promise<void> {
  if (released >= tx.config.countedWorkFrom) await countArrived(tx, work);
}

/** Records finished work whose product arrived, between accounts of different people. */
export async function countArrived(tx: Context, work: Work): Promise<void> {
  if ((await areRelated(tx, work.businessId, work.influencerId)).related) return;
  await lockPair(tx.db, work);
  const now = tx.now();
  await insertCounted(tx.db, work, { now, since: new Date(now.getTime() - countedPairDays * dayMs) });
}

/** Returns those of the applications whose work counts. */
export async function findCounting(context: Context, applicationIds: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set(await selectCounting(context.db, applicationIds));
}

/** Number of agreements that count for the track record, of each influencer who has any. */
export async function countCounting(context: Context, influencerIds: readonly number[]) {
  return countCounted(context.db, influencerIds);
}

/** Slightly more than the period of the figures. */
const reviewedDays = 366;
const batch = 200;

/** Voids counted work whose parties were later found to be one person. */
export async function reviewCounted(context: Context): Promise<void> {
  const now = context.now();
  const since = new Date(now.getTime() - reviewedDays * dayMs);
  for (let after = 0; ; ) {
    const rows = await selectPairs(context.db, { since, after, limit: batch });
    for (const { business_id: businessId, influencer_ids: influencers } of rows) {
      const influencerIds = [...(await findRelated(context, businessId, influencers)).keys()];
      if (influencerIds.length > 0) await voidPairs(context.db, { businessId, influencerIds, now });
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.business_id;
  }
}
