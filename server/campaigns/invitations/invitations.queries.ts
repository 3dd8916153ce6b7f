import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface Standing {
  id: number;
  is_invited: boolean;
  has_applied: boolean;
}

/** Returns those of the ids that are influencers with an account, with what prevents inviting them. */
export async function selectStandings(
  db: Database,
  { campaignId, ids }: { campaignId: number; ids: readonly number[] },
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select a.id,
      exists (select from campaign_invitation i where i.campaign_id = ${campaignId} and i.influencer_id = a.id) as is_invited,
      exists (select from application p where p.campaign_id = ${campaignId} and p.influencer_id = a.id)
        or exists (select from pledge p where p.campaign_id = ${campaignId} and p.account_id = a.id) as has_applied
    from account a join influencer_profile f on f.account_id = a.id and f.hidden_at is null
    where a.id = any(${[...ids]}::bigint[]) and a.role = 'influencer' and a.deleted_at is null`.execute(db);
  return rows;
}

interface Invitation {
  campaignId: number;
  influencerId: number;
  now: Date;
}

/** False if already invited. */
export async function insertInvitation(db: Database, { campaignId, influencerId, now }: Invitation): Promise<boolean> {
  const row = await db
    .insertInto('campaign_invitation')
    .values({ campaign_id: campaignId, influencer_id: influencerId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('influencer_id')
    .executeTakeFirst();
  return row !== undefined;
}
