import { sql } from 'kysely';
import type { FacetName } from '../../../contract/discovery/discovery.ts';
import type { Database } from '../../../database/connection.ts';

/** Names of facet values; follower classes name themselves. */
export async function readNames(db: Database): Promise<FacetNames> {
  const { rows } = await sql<{ facet: keyof FacetNames; id: string; name: string }>`
    select 'platform' as facet, id, name from platform
    union all select 'category', id, name from category
    union all select 'language', id, name from language
    union all select 'city', id, name from city
    union all select 'gender', id, name from gender`.execute(db);
  const names: FacetNames = {
    platform: new Map(),
    category: new Map(),
    language: new Map(),
    city: new Map(),
    gender: new Map(),
  };
  for (const { facet, id, name } of rows) names[facet].set(id, name);
  return names;
}

export type FacetNames = Record<Exclude<FacetName, 'followers'>, Map<string, string>>;
