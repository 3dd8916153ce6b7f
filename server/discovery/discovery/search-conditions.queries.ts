import { type RawBuilder, sql } from 'kysely';
import type { Filters, Range } from '../../../search/discovery.rules.ts';
import { anyCharacter, readingsOf } from '../../../search/search-text.rules.ts';

type Condition = RawBuilder<unknown>;

const all = (conditions: Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

function overlaps(column: string, words: string[] | undefined): Condition[] {
  return words === undefined ? [] : [sql`${sql.ref(column)} && ${words}::text[]`];
}

function among(column: string, words: string[] | undefined): Condition[] {
  return words === undefined ? [] : [sql`${sql.ref(column)} = any(${words}::text[])`];
}

function equals(column: string, value: string | boolean | undefined): Condition[] {
  return value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
}

function within(column: Condition, { min, max }: Range): Condition[] {
  return [
    ...(min === undefined ? [] : [sql`${column} >= ${min}::numeric`]),
    ...(max === undefined ? [] : [sql`${column} <= ${max}::numeric`]),
  ];
}

/** The price a search refers to: the lowest of all rates, or of one content type. */
export function priceColumn({ priceFormat }: Filters): Condition {
  if (priceFormat === undefined) return sql.ref('price_from');
  return sql`(select min(r.price) from rate_card r
    where r.influencer_id = influencer_profile.id and r.content_type_id = ${priceFormat})`;
}

/** A price within the range, or none of the format where those pass, too. */
function priced(filters: Filters): Condition[] {
  const price = priceColumn(filters);
  const range = within(price, filters.price);
  if (range.length === 0 || filters.priceFormat === undefined || !filters.unpricedToo) return range;
  return [sql`(${all(range)} or ${price} is null)`];
}

/** Filters of a search with its exclusions and typos. */
export interface Asked {
  filters: Filters;
  exceptIds: readonly number[];
  /** Terms of the filters to be matched with one typo. */
  typos: readonly string[];
}

/** Terms are folded, which removes operators of LIKE and regular expressions, so that none can be injected. */
export function beginsWords(folded: Condition, terms: readonly string[], typos: readonly string[] = []): Condition {
  if (terms.length === 0) return sql`false`;
  return all(
    terms.map((term) =>
      typos.includes(term) ? sql`${folded} ~ ${typoPattern(term)}` : sql`${folded} like ${`% ${term}%`}`,
    ),
  );
}

function typoPattern(term: string): string {
  const open = (reading: string) => reading.replaceAll(anyCharacter, '[^ ]');
  return ` (?:${readingsOf(term).map(open).join('|')})`;
}

/** Conditions for all listed profiles, and the filters without a facet. */
export function commonConditions({ filters, exceptIds, typos }: Asked): Condition {
  return all([
    sql`hidden_at is null`,
    ...(exceptIds.length === 0 ? [] : [sql`id <> all(${[...exceptIds]}::bigint[])`]),
    ...(filters.terms === null ? [] : [beginsWords(sql`search_names`, filters.terms, typos)]),
    ...equals('country_id', filters.country),
    ...among('state_id', filters.state),
    ...overlaps('contents', filters.content),
    ...within(sql.ref('engagement_rate'), filters.engagement),
    ...priced(filters),
    ...filters.audience.map(({ name, min }) => sql`(audience ->> ${name})::numeric >= ${min}::numeric`),
    ...equals('verified', filters.verified),
    ...within(sql.ref('authenticity'), { min: filters.authenticityMin, max: undefined }),
  ]);
}

/** Conditions of each facet's filter; undefined where it is not set. */
export function facetConditions(filters: Filters) {
  const optional = (conditions: Condition[]) => (conditions.length === 0 ? undefined : all(conditions));
  return {
    platform: optional(overlaps('platforms', filters.platform)),
    category: optional(overlaps('categories', filters.category)),
    city: optional(among('city_id', filters.city)),
    gender: optional(equals('gender_id', filters.gender)),
    language: optional(overlaps('languages', filters.language)),
    followers: optional(within(sql.ref('followers'), filters.followers)),
  };
}

/** All filters combined. */
export function allConditions(asked: Asked): Condition {
  const facets = Object.values(facetConditions(asked.filters)).filter((condition) => condition !== undefined);
  return all([commonConditions(asked), ...facets]);
}
