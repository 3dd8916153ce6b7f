import type { Database } from '../../../database/connection.ts';

/** A person's bookmarks of these campaigns. */
export async function selectKeptCampaigns(db: Database, accountId: number, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('bookmark')
    .select(['id', 'campaign_id'])
    .where('account_id', '=', accountId)
    .where('campaign_id', 'in', [...campaignIds])
    .execute();
}
