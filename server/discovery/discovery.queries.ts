import { sql } from 'kysely';
import type { Suggestion } from '../../contract/discovery.ts';
import type { Database } from '../../database/connection.ts';
import { beginsWords } from './search-conditions.queries.ts';

const suggestedPeople = 5;
const suggestedWords = 3;

/** Profiles that an account may not find: whom it blocked and who blocked it. */
export async function findBlockedIds(db: Database, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('block')
    .select('blocked_id as id')
    .where('blocker_id', '=', accountId)
    .union(db.selectFrom('block').select('blocker_id as id').where('blocked_id', '=', accountId))
    .execute();
  return rows.map((row) => row.id);
}

interface SuggestionRequest {
  terms: readonly string[];
  exceptIds: readonly number[];
}

/** Categories, cities and people whose names have words that begin with the terms. */
export async function findSuggestions(db: Database, { terms, exceptIds }: SuggestionRequest): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    (select 'category' as kind, id, name, null as detail from category
      where ${beginsWords(sql`fold_text(name)`, terms)} order by position limit ${suggestedWords})
    union all
    (select 'city', c.id, c.name, s.name from city c join state s on s.id = c.state_id
      where ${beginsWords(sql`fold_text(c.name)`, terms)} order by c.weight desc limit ${suggestedWords})
    union all
    (select 'influencer', id::text, display_name, username from influencer_profile
      where hidden_at is null and id <> all(${[...exceptIds]}::bigint[]) and ${beginsWords(sql`search_names`, terms)}
      order by verified desc, followers desc, id limit ${suggestedPeople})`.execute(db);
  return rows;
}

/** Listed profiles that share a category: of like reach first, where the same city makes up for twice the reach. */
export async function findSimilarIds(db: Database, request: SimilarRequest): Promise<number[]> {
  const { id, categories, cityId, followers, exceptIds, limit } = request;
  const { rows } = await sql<{ id: number }>`
    select id from influencer_profile
    where hidden_at is null and categories && ${categories}::text[]
      and id <> ${id} and id <> all(${[...exceptIds]}::bigint[])
    order by abs(ln(followers + 1) - ln(${followers}::numeric + 1))
      - case when city_id = ${cityId} then ln(2) else 0 end, id
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

interface SimilarRequest {
  id: number;
  categories: string[];
  cityId: string | null;
  followers: number;
  exceptIds: readonly number[];
  limit: number;
}

/** The verified profiles of a city, largest first; null when there is no such city. */
export async function findTopIds(db: Database, cityId: string, limit: number): Promise<number[] | null> {
  const city = await db.selectFrom('city').select('id').where('id', '=', cityId).executeTakeFirst();
  if (!city) return null;
  const rows = await db
    .selectFrom('influencer_profile')
    .select('id')
    .where('city_id', '=', cityId)
    .where('hidden_at', 'is', null)
    .where('verified', '=', true)
    .orderBy('followers', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
