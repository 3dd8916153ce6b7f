import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { CampaignThing } from './named-campaigns.rules.ts';

const direct = (table: string): RawBuilder<unknown> => sql`select id, campaign_id from ${sql.table(table)}`;
const ofApplication = (table: string): RawBuilder<unknown> =>
  sql`select t.id, a.campaign_id from ${sql.table(table)} t join application a on a.id = t.application_id`;

const campaignOf: Record<CampaignThing, RawBuilder<unknown>> = {
  campaign: sql`select id, id as campaign_id from campaign`,
  application: direct('application'),
  pledge: direct('pledge'),
  pool_spending: direct('pool_spending'),
  pool_proposal: direct('pool_proposal'),
  campaign_file: direct('campaign_file'),
  deliverable: ofApplication('deliverable'),
  offer: ofApplication('offer'),
  change_order: ofApplication('change_order'),
  review: direct('review'),
};

/** Ids of those things that belong to one of the campaigns. */
export async function selectThingsOf(
  db: Database,
  { thing, ids, campaignIds }: { thing: CampaignThing; ids: readonly number[]; campaignIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from (${campaignOf[thing]}) thing
    where id = any(${[...ids]}::bigint[]) and campaign_id = any(${[...campaignIds]}::bigint[])`.execute(db);
  return rows.map(({ id }) => id);
}
