import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { findMoneyAnswers } from '../held-money/held-money.service.ts';
import { findOfferSides } from '../offer-records/offer-records.service.ts';
import { findPairs } from '../pairs/pair.service.ts';
import type { ApplicationFacts } from './applications.policy.ts';
import { countTaken } from './applications.queries.ts';

type Seen = Pick<ApplicationRow, 'id' | 'status' | 'influencer_id'>;

/** Facts that decide the moves of applications to one campaign; the number of queries is fixed. */
export async function findFacts(
  context: Context,
  campaign: Pick<CampaignRow, 'id' | 'creator_id' | 'slots'>,
  rows: readonly Seen[],
): Promise<(row: Seen) => ApplicationFacts> {
  const pairOf = await findPairs(context, campaign.creator_id, [
    ...new Set(rows.map(({ influencer_id }) => influencer_id)),
  ]);
  const isFull = campaign.slots !== null && (await countTaken(context.db, campaign.id)) >= campaign.slots;
  const ids = rows.map(({ id }) => id);
  const money = await findMoneyAnswers(context, 'application_id', ids);
  const offerSides = await findOfferSides(context, ids);
  return (row) => ({
    ...pairOf(row.influencer_id),
    ...{ status: row.status, isFull, offerBy: offerSides.get(row.id) ?? null, money: money.get(row.id) ?? true },
  });
}
