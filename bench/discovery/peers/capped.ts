import { type RawBuilder, sql } from 'kysely';
import { type FacetName, facetNames, followerSteps } from '../../../contract/discovery/discovery.ts';
import type { Database } from '../../../database/connection.ts';
import type { SearchRequest } from '../../../search/discovery.rules.ts';
import { findPage, findTypos } from '../../../server/discovery/discovery/search.queries.ts';
import { commonConditions, facetConditions } from '../../../server/discovery/discovery/search-conditions.queries.ts';

/** Matches counted for facets and total, as search pages on SQL usually do. */
const cap = 10_000;

/** PostgreSQL with capped counting: the product's page, and facets over the first matches only. */
export async function searchCapped(db: Database, request: SearchRequest): Promise<number[]> {
  const typos = await findTypos(db, request.filters.terms ?? []);
  const asked = { ...request, typos };
  const { ids } = await findPage(db, asked);
  await countCapped(db, asked);
  return ids;
}

type Asked = SearchRequest & { typos: string[] };

async function countCapped(db: Database, asked: Asked): Promise<void> {
  const conditions = facetConditions(asked.filters);
  const set = facetNames.filter((facet) => conditions[facet]);
  const columns: [FacetName, RawBuilder<unknown>][] = [
    ['platform', sql`unnest(platforms)`],
    ['category', sql`unnest(categories)`],
    ['language', sql`unnest(languages)`],
    ['city', sql`city_id`],
    ['gender', sql`gender_id`],
    ['followers', sql`width_bucket(followers, ${[...followerSteps]}::bigint[])::text`],
  ];
  const all = sql.join([commonConditions(asked), ...set.map((facet) => conditions[facet])], sql` and `);
  const base = (facet: FacetName) => {
    if (!conditions[facet]) return sql`base`;
    const others = set.filter((other) => other !== facet).map((other) => conditions[other]);
    return sql`(select * from influencer_profile where ${sql.join([commonConditions(asked), ...others], sql` and `)} limit ${sql.lit(cap)}) as wider`;
  };
  await sql`
    with base as materialized (select * from influencer_profile where ${all} limit ${sql.lit(cap)})
    ${sql.join(
      columns.map(
        ([facet, value]) =>
          sql`select ${sql.lit(facet)} as facet, ${value} as word, count(*) from ${base(facet)} group by 2`,
      ),
      sql` union all `,
    )} union all select 'total', null, count(*) from base`.execute(db);
}
