import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { ProfileRecord } from '../../../search/engine/profile-record.ts';
import type { FeedRange } from './pg-snapshot.rules.ts';

/** Days that deleted profiles are remembered; an older snapshot file cannot be brought up to date. */
export const goneDays = 14;

const columns =
  sql.raw(`p.id, p.hidden_at is not null as hidden, p.verified, p.followers, p.engagement_rate, p.price_from,
  p.authenticity, p.created_at, p.platforms, p.categories, p.languages, p.contents, p.country_id, p.state_id, p.city_id,
  p.gender_id, p.audience, p.search_names, p.search_text,
  (select jsonb_object_agg(r.content_type_id, r.price) from (
    select content_type_id, min(price) as price from rate_card where influencer_id = p.id group by content_type_id
  ) as r) as format_prices`);

interface ProfileRow {
  id: number;
  hidden: boolean;
  verified: boolean;
  followers: number | null;
  engagement_rate: number | null;
  price_from: number | null;
  authenticity: number | null;
  created_at: Date;
  platforms: string[];
  categories: string[];
  languages: string[];
  contents: string[];
  country_id: string | null;
  state_id: string | null;
  city_id: string | null;
  gender_id: string | null;
  audience: Record<string, number> | null;
  search_names: string;
  search_text: string;
  /** Null without a rate card. */
  format_prices: Record<string, number> | null;
}

/** Current snapshot of the database, as PostgreSQL's text. */
export async function readNow(db: Database): Promise<string> {
  const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(db);
  return rows[0]?.now ?? '';
}

/**
 * The next listed profiles by id. One statement per batch, so that an embedded database can answer others in between.
 */
export async function readListed(db: Database, afterId: number, limit: number): Promise<ProfileRecord[]> {
  const { rows } = await sql<ProfileRow>`
    select ${columns} from influencer_profile p
    where p.id > ${afterId} and p.hidden_at is null order by p.id limit ${limit}`.execute(db);
  return rows.map(toRecord);
}

export interface Change {
  /** Index of the range it was found in. */
  range: number;
  changedBy: bigint;
  id: number;
  /** Null if hidden, so no longer listed. */
  record: ProfileRecord | null;
}

/** Up to `limit` changed profiles per range in feed order, and the snapshot of this query. */
export async function readChanges(
  db: Database,
  ranges: readonly FeedRange[],
  limit: number,
): Promise<{ now: string; changes: Change[] }> {
  const { rows } = await sql<ProfileRow & { now: string; range: number; changed_by: string }>`
    select moment.now, found.* from (select pg_current_snapshot()::text as now) as moment
    left join (
      select range.place as range, changed.* from ${asTable(ranges)}
      cross join lateral (
        select ${columns}, p.changed_by::text from influencer_profile p
        where (p.changed_by, p.id) > (range.first, range.after_id) and p.changed_by <= range.last
        order by p.changed_by, p.id limit ${limit}
      ) as changed
    ) as found on true`.execute(db);
  const changes = rows
    .filter((row) => row.id !== null)
    .map((row) => ({
      range: row.range,
      changedBy: BigInt(row.changed_by),
      id: row.id,
      record: row.hidden ? null : toRecord(row),
    }));
  return { now: rows[0]?.now ?? '', changes };
}

export interface Gone {
  range: number;
  changedBy: bigint;
  id: number;
  /** Whether a profile with this id exists again. */
  isBack: boolean;
}

/** Up to `limit` deleted profiles per range in feed order. */
export async function readGone(db: Database, ranges: readonly FeedRange[], limit: number): Promise<Gone[]> {
  const { rows } = await sql<{ range: number; changed_by: string; id: number; is_back: boolean }>`
    select range.place as range, gone.* from ${asTable(ranges)}
    cross join lateral (
      select g.id, g.changed_by::text, exists (select from influencer_profile p where p.id = g.id) as is_back
      from influencer_gone g
      where (g.changed_by, g.id) > (range.first, range.after_id) and g.changed_by <= range.last
      order by g.changed_by, g.id limit ${limit}
    ) as gone`.execute(db);
  return rows.map((row) => ({
    range: row.range,
    changedBy: BigInt(row.changed_by),
    id: row.id,
    isBack: row.is_back,
  }));
}

/**
 * Bounds ranges by this database's next transaction number, because rows restored from another cluster carry higher
 * ones.
 */
function asTable(ranges: readonly FeedRange[]) {
  return sql`(
    select place, first, after_id, coalesce(last, (pg_snapshot_xmax(pg_current_snapshot())::text::numeric - 1)::text::xid8) as last
    from unnest(${ranges.map((_, place) => place)}::int[], ${ranges.map(({ first }) => String(first))}::text[]::xid8[],
      ${ranges.map(({ afterId }) => afterId)}::bigint[], ${ranges.map(({ last }) => last?.toString() ?? null)}::text[]::xid8[])
      as range (place, first, after_id, last)
  ) as range`;
}

/** Deletes records of profiles deleted long ago. */
export async function forgetGone(db: Database): Promise<void> {
  await sql`delete from influencer_gone where gone_at < now() - make_interval(days => ${goneDays})`.execute(db);
}

function toRecord(row: ProfileRow): ProfileRecord {
  return {
    id: row.id,
    verified: row.verified,
    followers: row.followers,
    engagement: row.engagement_rate === null ? null : Math.round(row.engagement_rate * 100),
    price: row.price_from,
    formatPrices: row.format_prices ?? {},
    audience: row.audience ?? {},
    authenticity: row.authenticity,
    createdAt: row.created_at.getTime(),
    platforms: row.platforms,
    categories: row.categories,
    languages: row.languages,
    contents: row.contents,
    country: row.country_id,
    state: row.state_id,
    city: row.city_id,
    gender: row.gender_id,
    names: row.search_names,
    text: row.search_text.slice(row.search_names.length),
  };
}
