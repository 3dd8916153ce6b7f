import type { Database } from '../../../database/connection.ts';

/** Applications to these campaigns whose work has ended well. */
export async function selectFinished(db: Database, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('application')
    .select(['id', 'campaign_id', 'influencer_id'])
    .where('campaign_id', 'in', [...campaignIds])
    .where('status', '=', 'paid')
    .orderBy('id')
    .execute();
}

/** Confirmed contributions to these campaigns. */
export async function selectContributed(db: Database, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('pledge')
    .select(['id', 'campaign_id', 'account_id'])
    .where('campaign_id', 'in', [...campaignIds])
    .where('status', '=', 'contributed')
    .orderBy('id')
    .execute();
}
