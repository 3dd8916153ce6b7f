import { type FacetName, facetNames, followerSteps } from '../../../../contract/discovery/discovery.ts';
import {
  type Filters,
  keysOf,
  type NearbyRequest,
  type PeopleRequest,
  type Position,
  type Range,
  type SearchRequest,
  type SimilarRequest,
  type SortKey,
  unlikeness,
} from '../../../../search/discovery.rules.ts';
import { boundsOf, hundredths } from '../../../../search/engine/filter-sets.ts';
import type { IndexAnswer } from '../../../../search/engine/search.ts';
import { anyCharacter, readingsOf } from '../../../../search/search-text.rules.ts';

export type Query = Record<string, unknown>;

/** Everything that a facet counts: more categories, languages or cities than this there are not. */
const mostValues = 20_000;

/** The largest 32-bit number. */
const mostEngagement = 2 ** 31 - 1;

const nothing: Query = { match_none: {} };
const all = (filter: readonly Query[]): Query => ({ bool: { filter } });
const among = (field: string, words: readonly string[] | undefined): Query[] =>
  words === undefined ? [] : [{ terms: { [field]: words } }];
const equals = (field: string, value: string | number | undefined): Query[] =>
  value === undefined ? [] : [{ term: { [field]: value } }];

/** OpenSearch refuses bounds that the field's type cannot hold. */
function within(field: string, { min, max }: Range, most = Number.MAX_SAFE_INTEGER): Query[] {
  if (min === undefined && max === undefined) return [];
  const gte = min === undefined ? {} : { gte: Math.min(min, most) };
  const lte = max === undefined ? {} : { lte: Math.min(max, most) };
  return [{ range: { [field]: { ...gte, ...lte } } }];
}

const nested = (path: string, filter: readonly Query[]): Query => ({ nested: { path, query: all(filter) } });

function priceRange({ price, priceFormat, unpricedToo }: Filters): Query[] {
  if (priceFormat === undefined) return within('price', price);
  const range = within('prices.amount', price);
  if (range.length === 0) return [];
  const format = equals('prices.format', priceFormat);
  const fits = nested('prices', [...format, ...range]);
  if (!unpricedToo) return [fits];
  return [{ bool: { should: [fits, { bool: { must_not: [nested('prices', format)] } }], minimum_should_match: 1 } }];
}

/** A term begins a word. Folding took the operators of regular expressions out of it. */
const beginsWord = (field: string, term: string): Query => ({ prefix: { [field]: { value: term } } });

/**
 * The same words as PostgreSQL's pattern finds: one edit away, the first character kept. A clause for each reading, because one
 * pattern of them all takes seconds to compile for a long word.
 */
const beginsMistyped = (term: string): Query => ({
  bool: {
    should: readingsOf(term).map((reading) =>
      reading.includes(anyCharacter)
        ? { regexp: { names: { value: `${reading.replaceAll(anyCharacter, '.')}.*`, flags: 'NONE' } } }
        : beginsWord('names', reading),
    ),
    minimum_should_match: 1,
  },
});

function namesBegin(terms: readonly string[], typos: readonly string[]): Query {
  if (terms.length === 0) return nothing;
  return all(terms.map((term) => (typos.includes(term) ? beginsMistyped(term) : beginsWord('names', term))));
}

function commonQueries(filters: Filters, typos: readonly string[]): Query[] {
  return [
    ...(filters.terms === null ? [] : [namesBegin(filters.terms, typos)]),
    ...equals('country', filters.country),
    ...among('state', filters.state),
    ...among('contents', filters.content),
    ...within('engagement', hundredths(boundsOf(filters.engagement)) ?? filters.engagement, mostEngagement),
    ...priceRange(filters),
    ...filters.audience.map(({ name, min }) =>
      nested('audience', [...equals('audience.name', name), ...within('audience.percent', { min, max: undefined })]),
    ),
    ...equals('verified', filters.verified === undefined ? undefined : Number(filters.verified)),
    ...within('authenticity', { min: filters.authenticityMin, max: undefined }),
  ];
}

/** Filters that facets belong to, by facet; those that are not set are left out. */
function facetQueries(filters: Filters): Map<FacetName, Query> {
  const queries: Record<FacetName, Query[]> = {
    platform: among('platforms', filters.platform),
    category: among('categories', filters.category),
    city: among('city', filters.city),
    gender: equals('gender', filters.gender),
    language: among('languages', filters.language),
    followers: within('followers', filters.followers),
  };
  return new Map(facetNames.flatMap((name) => queries[name].map((query) => [name, query] as const)));
}

const except = (ids: readonly number[]) => (ids.length === 0 ? {} : { must_not: [{ terms: { id: ids } }] });

const sortFields: Record<SortKey['by'], string> = {
  verified: 'verified',
  followers: 'followers',
  engagement: 'engagement',
  price: 'price',
  created: 'createdAt',
  id: 'id',
};

/** Stands for a missing value in a sort: after every other in either direction. */
const missingOf = ({ descending }: SortKey) => (descending ? -1 : Number.MAX_SAFE_INTEGER);

function sortOf(keys: readonly SortKey[], priceFormat: string | undefined): Query[] {
  return keys.map((key) => {
    const order = { order: key.descending ? 'desc' : 'asc', missing: missingOf(key) };
    if (key.by !== 'price' || priceFormat === undefined) return { [sortFields[key.by]]: order };
    const path = { path: 'prices', filter: { term: { 'prices.format': priceFormat } } };
    return { 'prices.amount': { ...order, mode: 'min', nested: path } };
  });
}

/** A position in the units of the index, as search_after takes it. */
function searchAfter(keys: readonly SortKey[], position: Position): number[] {
  return keys.map((key, place) => {
    const value = position[place] ?? null;
    if (value === null) return missingOf(key);
    if (key.by === 'created') return Date.parse(String(value));
    return key.by === 'engagement' ? Math.round(Number(value) * 100) : Number(value);
  });
}

/** The position of a hit, from its sort values. */
function positionOf(keys: readonly SortKey[], sort: readonly number[]): Position {
  return keys.map((key, place) => {
    const value = sort[place] as number;
    if (value === missingOf(key)) return null;
    if (key.by === 'verified') return value === 1;
    if (key.by === 'created') return new Date(value).toISOString();
    return key.by === 'engagement' ? value / 100 : value;
  });
}

const countWords = (field: string): Query => ({ terms: { field, size: mostValues } });

const counts: Record<FacetName, Query> = {
  platform: countWords('platforms'),
  category: countWords('categories'),
  city: countWords('city'),
  gender: countWords('gender'),
  language: countWords('languages'),
  followers: {
    range: {
      field: 'followers',
      ranges: followerSteps.map((from, place) => ({
        key: String(place),
        from,
        ...(followerSteps[place + 1] === undefined ? {} : { to: followerSteps[place + 1] }),
      })),
    },
  },
};

/** Name of the group of facets without a filter of their own. */
const unfiltered = 'unfiltered';

/** Each facet is counted with all facet filters but its own. */
function countFacets(filters: ReadonlyMap<FacetName, Query>): Query {
  const group = (names: readonly FacetName[]) => ({
    filter: all([...filters].filter(([name]) => !names.includes(name)).map(([, query]) => query)),
    aggs: Object.fromEntries(names.map((name) => [name, counts[name]])),
  });
  const own = facetNames.filter((name) => filters.has(name));
  const rest = facetNames.filter((name) => !filters.has(name));
  return {
    ...Object.fromEntries(own.map((name) => [name, group([name])])),
    ...(rest.length > 0 ? { [unfiltered]: group(rest) } : {}),
  };
}

/** A search with one hit more than the page holds, which tells whether another page follows. */
export function searchBody(request: SearchRequest, typos: readonly string[]): Query {
  const { filters, sort, after, limit, exceptIds, withoutFacets = false } = request;
  const keys = keysOf(sort);
  const own = facetQueries(filters);
  const common = commonQueries(filters, typos);
  return {
    size: limit + 1,
    track_total_hits: true,
    query: { bool: { filter: withoutFacets ? [...common, ...own.values()] : common, ...except(exceptIds) } },
    ...(withoutFacets ? {} : { aggs: countFacets(own), post_filter: all([...own.values()]) }),
    sort: sortOf(keys, filters.priceFormat),
    ...(after === undefined ? {} : { search_after: searchAfter(keys, after) }),
  };
}

interface Bucket {
  key: string;
  doc_count: number;
}

/** The part of OpenSearch's reply that is read. */
export interface SearchReply {
  hits: { total?: { value: number }; hits: { sort: number[] }[] };
  aggregations?: Record<string, Record<string, { buckets: Bucket[] }>>;
}

/** Ids of the hits: the last sort key. */
export const idsOf = ({ hits }: SearchReply): number[] => hits.hits.map(({ sort }) => sort.at(-1) as number);

function facetsOf({ aggregations }: SearchReply, facet: FacetName): IndexAnswer['facets'][FacetName] {
  const { buckets = [] } = (aggregations?.[facet] ?? aggregations?.[unfiltered])?.[facet] ?? {};
  return buckets.flatMap(({ key, doc_count }) => (doc_count > 0 ? [{ id: key, count: doc_count }] : []));
}

export function searchAnswer(request: SearchRequest, reply: SearchReply, readAsTypos: string[]): IndexAnswer {
  const { hits } = reply.hits;
  const last = hits[request.limit - 1];
  return {
    ids: idsOf(reply).slice(0, request.limit),
    next: hits.length > request.limit && last ? positionOf(keysOf(request.sort), last.sort) : null,
    total: reply.hits.total?.value ?? 0,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, facetsOf(reply, facet)])) as IndexAnswer['facets'],
    readAsTypos,
  };
}

/** Finds one profile with a word that begins so. */
export const wordBody = (term: string): Query => ({
  size: 0,
  track_total_hits: 1,
  terminate_after: 1,
  query: beginsWord('names', term),
});

const byRelevance = sortOf(keysOf('relevance'), undefined);

export function nearbyBody({ filters, terms, exceptIds, limit }: NearbyRequest, typos: readonly string[]): Query {
  const anywhere = terms.map(
    (term): Query => ({
      bool: { should: [beginsWord('names', term), beginsWord('text', term)], minimum_should_match: 1 },
    }),
  );
  const others = commonQueries({ ...filters, terms: null }, typos);
  return {
    size: limit,
    track_total_hits: false,
    query: {
      bool: {
        filter: [...(terms.length === 0 ? [nothing] : anywhere), ...others, ...facetQueries(filters).values()],
        must_not: [namesBegin(filters.terms ?? [], typos), { terms: { id: exceptIds } }],
      },
    },
    sort: byRelevance,
  };
}

export const peopleBody = ({ terms, exceptIds, limit }: PeopleRequest): Query => ({
  size: limit,
  track_total_hits: false,
  query: { bool: { filter: [namesBegin(terms, [])], ...except(exceptIds) } },
  sort: byRelevance,
});

/** The nearest in size above and below, in the city and anywhere: the best of all are among these four. */
export function similarBodies({ id, categories, cityId, followers, exceptIds, limit }: SimilarRequest): Query[] {
  const sharing = among('categories', categories);
  const unknownSize: Query = { bool: { must_not: [{ exists: { field: 'followers' } }] } };
  const above = { range: { followers: { gte: followers } } };
  const below = {
    bool: { should: [{ range: { followers: { lt: followers } } }, unknownSize], minimum_should_match: 1 },
  };
  // An unknown size is compared as none: nobody is smaller than that, and it is as near as 0.
  const up: Query = followers <= 0 ? { bool: { should: [above, unknownSize], minimum_should_match: 1 } } : above;
  const body = (place: readonly Query[], side: Query, order: 'asc' | 'desc'): Query => ({
    size: limit,
    track_total_hits: false,
    query: { bool: { filter: [...sharing, ...place, side], ...except([id, ...exceptIds]) } },
    sort: [{ followers: { order, missing: 0 } }, { id: 'asc' }],
  });
  const places = cityId === null ? [[]] : [equals('city', cityId), []];
  return places.flatMap((place) => [body(place, up, 'asc'), ...(followers <= 0 ? [] : [body(place, below, 'desc')])]);
}

/** Ids of the answers to `similarBodies`, best first. */
export function similarAnswer({ cityId, followers, limit }: SimilarRequest, replies: readonly SearchReply[]): number[] {
  const inCity = cityId === null ? 0 : replies.length / 2;
  const found = replies.flatMap(({ hits }, place) =>
    hits.hits.map(({ sort: [size = 0, id = 0] }) => ({ id, far: unlikeness(followers, size, place < inCity) })),
  );
  found.sort((a, b) => a.far - b.far || a.id - b.id);
  // Those in the city are found twice, first with the better rank.
  return [...new Set(found.map(({ id }) => id))].slice(0, limit);
}
