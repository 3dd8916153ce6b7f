import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Influencers of this creator's latest agreements, each once. */
export async function selectLastPartners(db: Database, creatorId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.influencer_id as id from application a
    where a.owner_id = ${creatorId} and takes_place(a.status)
    group by a.influencer_id order by max(a.id) desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Influencers this person bookmarked last. */
export async function selectLastKept(db: Database, accountId: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('bookmark')
    .select('influencer_id')
    .where('account_id', '=', accountId)
    .where('influencer_id', 'is not', null)
    .$narrowType<{ influencer_id: number }>()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ influencer_id }) => influencer_id);
}
