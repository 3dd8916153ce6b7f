import type { Context } from '../../kit/context/context.ts';
import { selectKeptCampaigns } from './bookmarked.queries.ts';

/** Returns those of the campaigns a person bookmarked, with the bookmark's id. */
export async function findKeptCampaigns(
  context: Context,
  accountId: number,
  campaignIds: readonly number[],
): Promise<Map<number, number>> {
  const kept = await selectKeptCampaigns(context.db, accountId, campaignIds);
  return new Map(kept.flatMap(({ id, campaign_id }) => (campaign_id === null ? [] : [[campaign_id, id]])));
}
