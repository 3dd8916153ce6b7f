import { sql } from 'kysely';
import { type FacetName, facetNames, followerSteps } from '../../../contract/discovery/discovery.ts';
import type { Database } from '../../../database/connection.ts';
import {
  type FacetCount,
  followerClass,
  keysOf,
  type NearbyRequest,
  orderFacet,
  type Position,
  type SearchRequest,
  type SearchResult,
} from '../../../search/discovery.rules.ts';
import { mayBeMistyped } from '../../../search/search-text.rules.ts';
import {
  type Asked,
  allConditions,
  beginsWords,
  commonConditions,
  facetConditions,
} from './search-conditions.queries.ts';
import { isAfter, orderBy, orderKeys } from './search-order.queries.ts';

type PageRequest = SearchRequest & Asked;

/** Returns the terms that may be mistyped and start no word of any listed name. */
export async function findTypos(db: Database, terms: readonly string[]): Promise<string[]> {
  const asked = terms.filter(mayBeMistyped);
  if (asked.length === 0) return [];
  const isWord = (term: string) => sql`exists (
    select from influencer_profile where hidden_at is null and ${beginsWords(sql`search_names`, [term])})`;
  const { rows } = await sql<{ known: boolean[] }>`select array[${sql.join(asked.map(isWord))}] as known`.execute(db);
  return asked.filter((_, place) => rows[0]?.known[place] === false);
}

export async function findPage(db: Database, request: PageRequest): Promise<Pick<SearchResult, 'ids' | 'next'>> {
  const { filters, sort, after, limit } = request;
  const keys = orderKeys(keysOf(sort), { filters });
  const from = after === undefined ? sql`true` : isAfter(keys, after);
  const { rows } = await sql<{ id: number; position: Position }>`
    select id, json_build_array(${sql.join(keys.map((key) => key.cursorValue))}) as position
    from influencer_profile
    where ${allConditions(request)} and ${from}
    order by ${orderBy(keys)}
    limit ${limit + 1}`.execute(db);
  const page = rows.slice(0, limit);
  return { ids: page.map((row) => row.id), next: rows.length > limit ? (page.at(-1)?.position ?? null) : null };
}

/** Profiles that pass the filters and contain the terms anywhere, but do not match by name. */
export async function findNearbyIds(
  db: Database,
  { terms, limit, ...asked }: NearbyRequest & Pick<Asked, 'typos'>,
): Promise<number[]> {
  const all = allConditions({ ...asked, filters: { ...asked.filters, terms: null } });
  const isMatch = beginsWords(sql`search_names`, asked.filters.terms ?? [], asked.typos);
  const { rows } = await sql<{ id: number }>`
    select id from influencer_profile
    where ${all} and ${beginsWords(sql`search_text`, terms)} and not ${isMatch}
    order by ${orderBy(orderKeys(keysOf('relevance'), asked))}
    limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}

/** Total number of matches, without facets. */
export async function countTotal(db: Database, asked: Asked): Promise<Pick<SearchResult, 'total' | 'facets'>> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from influencer_profile where ${allConditions(asked)}`.execute(db);
  return { total: rows[0]?.count ?? 0, facets: facetsOf([]) };
}

/**
 * A profile counts for a facet when it passes all other filters. `missed` has one bit per facet filter it does not
 * pass, so that a single pass over the profiles gives the total (none missed) and every facet (none but its own).
 */
export async function countMatches(db: Database, asked: Asked): Promise<Pick<SearchResult, 'total' | 'facets'>> {
  const conditions = facetConditions(asked.filters);
  const bit = (facet: FacetName) => 1 << facetNames.indexOf(facet);
  const missed = facetNames.flatMap((facet) =>
    conditions[facet] ? [sql`case when ${conditions[facet]} then 0 else ${sql.lit(bit(facet))} end`] : [],
  );
  const countedFor = (facet: FacetName) => sql`missed in (0, ${sql.lit(bit(facet))})`;
  const words = (facet: FacetName, column: string) =>
    sql`select ${sql.lit(facet)} as facet, word as id, count(*) as count
      from base cross join lateral unnest(${sql.ref(column)}) as word where ${countedFor(facet)} group by word`;
  const values = (facet: FacetName, column: string) =>
    sql`select ${sql.lit(facet)}, ${sql.ref(column)}, count(*)
      from base where ${countedFor(facet)} and ${sql.ref(column)} is not null group by ${sql.ref(column)}`;
  const { rows } = await sql<CountRow>`
    with base as materialized (
      select * from (
        select platforms, categories, languages, city_id, gender_id, followers,
          ${missed.length === 0 ? sql`0` : sql.join(missed, sql` + `)} as missed
        from influencer_profile where ${commonConditions(asked)}
      ) as judged
      where missed in (${sql.join([0, ...facetNames.map(bit)].map((value) => sql.lit(value)))})
    ), counted as (
      ${words('platform', 'platforms')}
      union all ${words('category', 'categories')}
      union all ${words('language', 'languages')}
      union all ${values('city', 'city_id')}
      union all ${values('gender', 'gender_id')}
      union all select 'followers', (width_bucket(followers, ${[...followerSteps]}::bigint[]) - 1)::text, count(*)
        from base where ${countedFor('followers')} and followers is not null group by 2
      union all select 'total', '', count(*) from base where missed = 0
    )
    select facet, counted.id, count,
      coalesce(platform.name, category.name, language.name, city.name, gender.name, counted.id) as name
    from counted
    left join platform on facet = 'platform' and platform.id = counted.id
    left join category on facet = 'category' and category.id = counted.id
    left join language on facet = 'language' and language.id = counted.id
    left join city on facet = 'city' and city.id = counted.id
    left join gender on facet = 'gender' and gender.id = counted.id`.execute(db);
  return { total: rows.find((row) => row.facet === 'total')?.count ?? 0, facets: facetsOf(rows) };
}

interface CountRow extends FacetCount {
  facet: FacetName | 'total';
}

function facetsOf(rows: CountRow[]): SearchResult['facets'] {
  const of = (facet: FacetName) => {
    const counts = rows.filter((row) => row.facet === facet).map(({ id, name, count }) => ({ id, name, count }));
    if (facet === 'followers') for (const item of counts) Object.assign(item, followerClass(Number(item.id)));
    return orderFacet(facet, counts);
  };
  return Object.fromEntries(facetNames.map((facet) => [facet, of(facet)])) as SearchResult['facets'];
}
