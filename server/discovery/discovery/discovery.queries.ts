import { sql } from 'kysely';
import type { Suggestion } from '../../../contract/discovery/discovery.ts';
import type { Database } from '../../../database/connection.ts';
import { runPrepared } from '../../../database/prepared.ts';
import type { PeopleRequest, SimilarRequest } from '../../../search/discovery.rules.ts';
import { beginsWords } from './search-conditions.queries.ts';

const suggestedWords = 3;

/** Profiles with a block from or towards an account. */
export async function findBlockedIds(db: Database, accountId: number): Promise<number[]> {
  const statement = db
    .selectFrom('block')
    .select('blocked_id as id')
    .where('blocker_id', '=', accountId)
    .union(db.selectFrom('block').select('blocker_id as id').where('blocked_id', '=', accountId));
  const rows = await runPrepared(db, statement);
  return rows.map((row) => row.id);
}

/** Categories and cities with words that start with the terms, then these people in this order. */
export async function findSuggestions(
  db: Database,
  terms: readonly string[],
  peopleIds: readonly number[],
): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    (select 'category' as kind, id, name, null as detail from category
      where ${beginsWords(sql`fold_text(name)`, terms)} order by position limit ${suggestedWords})
    union all
    (select 'city', c.id, c.name, s.name from city c join state s on s.id = c.state_id
      where ${beginsWords(sql`fold_text(c.name)`, terms)} order by c.weight desc limit ${suggestedWords})
    union all
    (select 'influencer', id::text, display_name, username from influencer_profile
      join unnest(${[...peopleIds]}::bigint[]) with ordinality as person (id, place) using (id)
      where hidden_at is null order by place)`.execute(db);
  return rows;
}

/** Listed profiles with words in their names that start with the terms. */
export async function findPeopleIds(db: Database, { terms, exceptIds, limit }: PeopleRequest): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from influencer_profile
    where hidden_at is null and id <> all(${[...exceptIds]}::bigint[]) and ${beginsWords(sql`search_names`, terms)}
    order by verified desc, followers desc nulls last, id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Listed profiles that share a category, ordered by `unlikeness` (search rules). */
export async function findSimilarIds(db: Database, request: SimilarRequest): Promise<number[]> {
  const { id, categories, cityId, followers, exceptIds, limit } = request;
  const own = sql`${followers}::bigint + 1`;
  const { rows } = await sql<{ id: number }>`
    select id from influencer_profile
    where hidden_at is null and categories && ${[...categories]}::text[]
      and id <> ${id} and id <> all(${[...exceptIds]}::bigint[])
    order by greatest(coalesce(followers, 0) + 1, ${own})::float8 / least(coalesce(followers, 0) + 1, ${own})::float8
      / case when city_id = ${cityId} then 2 else 1 end, id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Verified profiles of a city, largest first; null for an unknown city. */
export async function findTopIds(db: Database, cityId: string, limit: number): Promise<number[] | null> {
  const city = await db.selectFrom('city').select('id').where('id', '=', cityId).executeTakeFirst();
  if (!city) return null;
  const rows = await db
    .selectFrom('influencer_profile')
    .select('id')
    .where('city_id', '=', cityId)
    .where('hidden_at', 'is', null)
    .where('verified', '=', true)
    .orderBy('followers', (order) => order.desc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** The audience of each of these profiles that was read. */
export async function findAudiences(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Record<string, number>>> {
  const rows = await db
    .selectFrom('influencer_profile')
    .select(['id', 'audience'])
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('audience', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, audience }) => (audience ? [[id, audience] as const] : [])));
}

/** Number of these profiles created after a time. */
export async function countCreatedAfter(db: Database, ids: readonly number[], since: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const row = await db
    .selectFrom('influencer_profile')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Profile that a merged one was merged into. */
export async function findRedirect(db: Database, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('profile_redirect').select('to_id').where('from_id', '=', id).executeTakeFirst();
  return row?.to_id;
}
