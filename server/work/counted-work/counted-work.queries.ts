import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface Work {
  applicationId: number;
  campaignId: number;
  businessId: number;
  influencerId: number;
}

/** Serializes releases of the same pair until the transaction ends. */
export async function lockPair(db: Database, { businessId, influencerId }: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`counted-work:${businessId}:${influencerId}`}, 0))`.execute(
    db,
  );
}

/** Inserts counted work unless the pair already has some since `since`. */
export async function insertCounted(
  db: Database,
  work: Work,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await sql`
    insert into counted_work (application_id, campaign_id, business_id, influencer_id, counted_at)
    select ${work.applicationId}, ${work.campaignId}, ${work.businessId}, ${work.influencerId}, ${now}::timestamptz
    where not exists (select from counted_work w
      where w.business_id = ${work.businessId} and w.influencer_id = ${work.influencerId} and w.counted_at > ${since}
        and w.voided_at is null)
    on conflict (application_id) do nothing`.execute(db);
}

/** Returns those of the applications whose work counts. */
export async function selectCounting(db: Database, applicationIds: readonly number[]): Promise<number[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom('counted_work')
    .select('application_id')
    .where('application_id', 'in', [...applicationIds])
    .where('voided_at', 'is', null)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** Number of agreements that count, of each person who has any. */
export async function countCounted(db: Database, influencerIds: readonly number[]): Promise<Map<number, number>> {
  if (influencerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('counted_work')
    .select((eb) => ['influencer_id', eb.fn.countAll<number>().as('count')])
    .where('influencer_id', 'in', [...influencerIds])
    .where('voided_at', 'is', null)
    .groupBy('influencer_id')
    .execute();
  return new Map(rows.map(({ influencer_id, count }) => [influencer_id, Number(count)]));
}

/** Businesses with counted work since a time, and their influencers; a page by id. */
export async function selectPairs(
  db: Database,
  { since, after, limit }: { since: Date; after: number; limit: number },
) {
  const { rows } = await sql<{ business_id: number; influencer_ids: number[] }>`
    select business_id, array_agg(distinct influencer_id) as influencer_ids from counted_work
    where counted_at >= ${since} and voided_at is null and business_id > ${after}
    group by business_id order by business_id limit ${limit}`.execute(db);
  return rows;
}

export async function voidPairs(
  db: Database,
  { businessId, influencerIds, now }: { businessId: number; influencerIds: readonly number[]; now: Date },
): Promise<void> {
  await db
    .updateTable('counted_work')
    .set({ voided_at: now })
    .where('business_id', '=', businessId)
    .where('influencer_id', 'in', [...influencerIds])
    .where('voided_at', 'is', null)
    .execute();
}
