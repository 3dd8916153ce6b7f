import { type RawBuilder, sql } from 'kysely';
import type { Filters, Range } from './discovery.rules.ts';

type Condition = RawBuilder<unknown>;

const all = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

function overlaps(column: string, words: string[] | undefined): Condition[] {
  return words === undefined ? [] : [sql`${sql.ref(column)} && ${words}::text[]`];
}

function equals(column: string, value: string | boolean | undefined): Condition[] {
  return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
}

function within(column: string, { min, max }: Range): Condition[] {
  return [
    ...(min === undefined ? [] : [sql`${sql.ref(column)} >= ${min}::numeric`]),
    ...(max === undefined ? [] : [sql`${sql.ref(column)} <= ${max}::numeric`]),
  ];
}

/** Terms hold letters, digits and marks only, so that no pattern can be smuggled in. */
export function beginsWords(folded: Condition, terms: readonly string[]): Condition {
  if (terms.length === 0) return sql`false`;
  return all(terms.map((term) => sql`${folded} like ${`% ${term}%`}`));
}

/** Who can be found at all, and the filters that no facet counts. */
export function commonConditions(filters: Filters, exceptIds: readonly number[]): Condition {
  return all([
    sql`hidden_at is null`,
    ...(exceptIds.length === 0 ? [] : [sql`id <> all(${[...exceptIds]}::bigint[])`]),
    ...(filters.terms === null ? [] : [beginsWords(sql`search_text`, filters.terms)]),
    ...equals('country_id', filters.country),
    ...equals('state_id', filters.state),
    ...overlaps('contents', filters.content),
    ...within('engagement_rate', filters.engagement),
    ...within('price_from', filters.price),
    ...equals('verified', filters.verified),
    ...within('authenticity', { min: filters.authenticityMin, max: undefined }),
  ]);
}

/** The filters that facets count, each on its own; undefined where nothing was asked. */
export function facetConditions(filters: Filters) {
  const optional = (conditions: Condition[]) => (conditions.length === 0 ? undefined : all(conditions));
  return {
    platform: optional(overlaps('platforms', filters.platform)),
    category: optional(overlaps('categories', filters.category)),
    city: optional(equals('city_id', filters.city)),
    gender: optional(equals('gender_id', filters.gender)),
    language: optional(overlaps('languages', filters.language)),
    followers: optional(within('followers', filters.followers)),
  };
}

/** Every filter at once. */
export function allConditions(filters: Filters, exceptIds: readonly number[]): Condition {
  const facets = Object.values(facetConditions(filters)).filter((condition) => condition !== undefined);
  return all([commonConditions(filters, exceptIds), ...facets]);
}
