import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Accounts with the columns needed for deriving figures. */
export async function selectMeasured(db: Database, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('social_account as s')
    .leftJoin('social_connection as c', 'c.social_account_id', 's.id')
    .leftJoin('influencer_profile as p', 'p.id', 's.influencer_id')
    .select(['s.id', 's.platform_id', 's.followers', 's.influencer_id', 'p.categories'])
    .where('s.id', '=', sql<number>`any(${[...accountIds]}::bigint[])`)
    .execute();
}

/** An influencer's accounts, largest first, with their derived figures. */
export async function selectAccounts(db: Database, influencerId: number) {
  return db
    .selectFrom('social_account as s')
    .leftJoin('social_metric as m', 'm.social_account_id', 's.id')
    .select(['s.id', 's.platform_id', 's.handle', 's.source', 's.as_of', 's.followers', 'm.derived', 'm.derived_at'])
    .where('s.influencer_id', '=', influencerId)
    .orderBy('s.followers', (order) => order.desc().nullsLast())
    .orderBy('s.id')
    .execute();
}
export type MetricAccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

/** Readings of the accounts with a follower count, oldest first. */
export async function selectReadings(db: Database, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('social_snapshot')
    .select(['social_account_id', 'as_of', 'followers'])
    .where('social_account_id', '=', sql<number>`any(${[...accountIds]}::bigint[])`)
    .where('followers', 'is not', null)
    .orderBy('as_of')
    .execute();
}

/** Newest media of each account, newest first. */
export async function selectMedia(db: Database, accountIds: readonly number[], most: number) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom(sql<{ id: number }>`unnest(${[...accountIds]}::bigint[])`.as<'a'>(sql`a(id)`))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('social_media')
          .selectAll()
          .whereRef('social_account_id', '=', 'a.id')
          // Stories end after a day, and are shown to nobody later.
          .where('kind', '!=', 'story')
          .orderBy('published_at', 'desc')
          .orderBy('provider_media_id')
          .limit(most)
          .as('m'),
      (join) => join.onTrue(),
    )
    .selectAll('m')
    .orderBy('m.published_at', 'desc')
    .orderBy('m.provider_media_id')
    .execute();
}
export type MediaRow = Awaited<ReturnType<typeof selectMedia>>[number];

/** Latest reading with audience data of each account. */
export async function selectAudiences(db: Database, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom('social_snapshot')
    .distinctOn('social_account_id')
    .select(['social_account_id', 'as_of', 'audience'])
    .where('social_account_id', '=', sql<number>`any(${[...accountIds]}::bigint[])`)
    .where('audience', 'is not', null)
    .orderBy('social_account_id')
    .orderBy('as_of', 'desc')
    .execute();
}
export type AudienceRow = Awaited<ReturnType<typeof selectAudiences>>[number];

interface StoredMetric {
  social_account_id: number;
  derived: object;
}

export async function upsertMetrics(db: Database, metrics: readonly StoredMetric[], derivedAt: Date): Promise<void> {
  if (metrics.length === 0) return;
  await db
    .insertInto('social_metric')
    .columns(['social_account_id', 'derived_at', 'derived'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<StoredMetric>`jsonb_to_recordset(${JSON.stringify(metrics)}::jsonb)`.as<'given'>(
            sql`given(social_account_id bigint, derived jsonb)`,
          ),
        )
        .select(['given.social_account_id', sql<Date>`${derivedAt}::timestamptz`.as('derived_at'), 'given.derived']),
    )
    .onConflict((conflict) =>
      conflict.column('social_account_id').doUpdateSet((eb) => ({
        derived_at: eb.ref('excluded.derived_at'),
        derived: eb.ref('excluded.derived'),
      })),
    )
    .execute();
}

/** Sets the score of profiles to that of their largest judged account. */
export async function refreshAuthenticity(db: Database, influencerIds: readonly number[]): Promise<void> {
  await sql`select refresh_authenticity(${[...influencerIds]}::bigint[])`.execute(db);
}
