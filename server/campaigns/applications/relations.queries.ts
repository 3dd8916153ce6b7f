import type { Database } from '../../../database/connection.ts';
import { unfinishedStatuses } from './applications.rules.ts';

interface Two {
  reader: number;
  other: number;
}

/** Applications of one of the two to a campaign of the other that have not ended, newest first. */
export async function selectAppliedBetween(db: Database, { reader, other }: Two, limit: number) {
  return db
    .selectFrom('application')
    .innerJoin('campaign', 'campaign.id', 'application.campaign_id')
    .select(['application.id', 'application.status', 'application.quote'])
    .select(['campaign.id as campaign_id', 'campaign.title', 'campaign.creator_id'])
    .where('application.influencer_id', 'in', [reader, other])
    .where('application.owner_id', 'in', [reader, other])
    .whereRef('application.owner_id', '!=', 'application.influencer_id')
    .where('application.status', 'in', [...unfinishedStatuses])
    .where('campaign.deleted_at', 'is', null)
    .orderBy('application.id', 'desc')
    .limit(limit)
    .execute();
}

/** Pledges of one of the two to a campaign of the other that have not ended, newest first. */
export async function selectPledgedBetween(db: Database, { reader, other }: Two, limit: number) {
  return db
    .selectFrom('pledge')
    .innerJoin('campaign', 'campaign.id', 'pledge.campaign_id')
    .select(['pledge.id', 'pledge.status', 'pledge.value'])
    .select(['campaign.id as campaign_id', 'campaign.title', 'campaign.creator_id'])
    .where('pledge.account_id', 'in', [reader, other])
    .where('campaign.creator_id', 'in', [reader, other])
    .whereRef('campaign.creator_id', '!=', 'pledge.account_id')
    .where('pledge.status', 'in', ['pledged', 'accepted'])
    .where('campaign.deleted_at', 'is', null)
    .orderBy('pledge.id', 'desc')
    .limit(limit)
    .execute();
}
