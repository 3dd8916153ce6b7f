import * as z from 'zod/mini';
import { type DiscoverySort, type FacetName, followerSteps } from '../contract/discovery/discovery.ts';
import { toPaise } from '../contract/kit/money.ts';
import { termsOf } from './search-text.rules.ts';

/** Number of profiles in a city's ranking. */
export const topShown = 48;

/** Filters as given in a request. */
export interface WireFilters {
  q?: string | undefined;
  platform?: string[] | undefined;
  category?: string[] | undefined;
  country?: string | undefined;
  state?: string | string[] | undefined;
  city?: string | string[] | undefined;
  gender?: string | undefined;
  language?: string[] | undefined;
  content?: string[] | undefined;
  followers_min?: number | undefined;
  followers_max?: number | undefined;
  engagement_min?: number | undefined;
  engagement_max?: number | undefined;
  price_min?: number | undefined;
  price_max?: number | undefined;
  price_format?: string | undefined;
  price_unknown?: boolean | undefined;
  audience_gender?: string | undefined;
  audience_age?: string | undefined;
  audience_city?: string | undefined;
  audience_min?: number | undefined;
  verified?: boolean | undefined;
  authenticity_min?: number | undefined;
}

/** Both ends inclusive; a profile without the figure is in no range. */
export interface Range {
  min: number | undefined;
  max: number | undefined;
}

/** A share of the audience, by the name the profile keeps it under, and the least percent of it. */
export interface AudienceShare {
  name: string;
  min: number;
}

/** Least share in percent that counts when a search names none. */
const usualShares = { gender: 50, age: 30, city: 20 };
/** Whoever's audience was read at all. */
export const readAudience: AudienceShare = { name: 'read', min: 1 };

function sharesOf({ audience_gender, audience_age, audience_city, audience_min }: WireFilters): AudienceShare[] {
  const asked = { gender: audience_gender, age: audience_age, city: audience_city };
  return Object.entries(asked).flatMap(([kind, value]) =>
    value === undefined
      ? []
      : { name: `${kind}:${value}`, min: audience_min ?? usualShares[kind as keyof typeof usualShares] },
  );
}

/**
 * Filters of a search, the same for every implementation of Discovery: filters are joined by AND, values of one filter
 * by OR. Each of the `terms` must start a word of the name, username or handles; one that starts no such word of any
 * listed profile is matched with one typo (search-text.rules). `followers` is the sum over the accounts with a known
 * count, `engagement` percent over all accounts, `price` the lowest of the rate card in paise, of one content type with
 * `priceFormat`; profiles without a price of that one pass, too, with `unpricedToo`. `verified` at least one account connected through its provider. Listed are claimed and imported
 * profiles, except hidden ones (unverified, deleted, suspended).
 */
export interface Filters {
  terms: string[] | null;
  platform: string[] | undefined;
  category: string[] | undefined;
  country: string | undefined;
  state: string[] | undefined;
  city: string[] | undefined;
  gender: string | undefined;
  language: string[] | undefined;
  content: string[] | undefined;
  followers: Range;
  engagement: Range;
  price: Range;
  priceFormat: string | undefined;
  unpricedToo: boolean;
  /** All of them. */
  audience: AudienceShare[];
  verified: boolean | undefined;
  authenticityMin: number | undefined;
}

/** Converts a request's filters to stored units. */
export function readFilters(wire: WireFilters): Filters {
  const paise = (rupees: number | undefined) => (rupees === undefined ? undefined : toPaise(rupees));
  return {
    terms: termsOf(wire.q),
    platform: wire.platform,
    category: wire.category,
    country: wire.country,
    state: listOf(wire.state),
    city: listOf(wire.city),
    gender: wire.gender,
    language: wire.language,
    content: wire.content,
    followers: { min: wire.followers_min, max: wire.followers_max },
    engagement: { min: wire.engagement_min, max: wire.engagement_max },
    price: { min: paise(wire.price_min), max: paise(wire.price_max) },
    priceFormat: wire.price_format,
    unpricedToo: wire.price_format !== undefined && wire.price_unknown === true,
    audience: sharesOf(wire),
    verified: wire.verified,
    authenticityMin: wire.authenticity_min,
  };
}

const listOf = (given: string | string[] | undefined) => (given === undefined ? undefined : [given].flat());

/** One key of a sort order. Missing values come last in either direction. */
export interface SortKey {
  by: 'verified' | 'followers' | 'engagement' | 'price' | 'created' | 'id';
  descending: boolean;
}

const key = (by: SortKey['by'], descending = false): SortKey => ({ by, descending });

/**
 * Keys of each sort. The id comes last, so that no two profiles tie and each page starts exactly where the previous one
 * ended. Relevance: verified, then by followers.
 */
const sortKeys: Record<DiscoverySort, readonly SortKey[]> = {
  relevance: [key('verified', true), key('followers', true), key('id')],
  followers: [key('followers', true), key('id')],
  engagement: [key('engagement', true), key('id')],
  price_asc: [key('price'), key('id')],
  price_desc: [key('price', true), key('id')],
  newest: [key('created', true), key('id', true)],
};

/** Values of a sort's keys at the last profile of a page. */
export type Position = readonly (number | string | boolean | null)[];

const keyValues = {
  verified: z.boolean(),
  followers: z.nullable(z.int()),
  engagement: z.nullable(z.number().check(z.minimum(0), z.maximum(1e9))),
  price: z.nullable(z.int()),
  created: z.iso.datetime({ offset: true }),
  id: z.int(),
};

/** Sort keys of a search. */
export function keysOf(sort: DiscoverySort): readonly SortKey[] {
  return sortKeys[sort];
}

/** Schema of a cursor: its sort and the position; anything else was not issued for this search. */
export function cursorSchema(sort: DiscoverySort) {
  const [first, ...rest] = keysOf(sort).map(({ by }) => keyValues[by]);
  return z.strictObject({ sort: z.literal(sort), at: z.tuple([first ?? z.never(), ...rest]) });
}

export interface FacetCount {
  id: string;
  name: string;
  count: number;
}

export interface SearchRequest {
  filters: Filters;
  sort: DiscoverySort;
  after: Position | undefined;
  limit: number;
  /** Profiles the reader may not find: blocked by or blocking the reader. */
  exceptIds: readonly number[];
  withoutFacets?: boolean;
}

/** `terms` as read by `nearTermsOf`; the filters' own terms exclude profiles that match by name. */
export interface NearbyRequest extends Pick<SearchRequest, 'filters' | 'exceptIds'> {
  terms: readonly string[];
  limit: number;
}

export interface SearchResult {
  /** Ids of the page, in order. */
  ids: number[];
  /** Start of the next page; null at the end. */
  next: Position | null;
  /** Exact number of matching profiles. */
  total: number;
  /**
   * Per facet the number of matches for each value, counted with all filters except the facet's own; empty unless
   * requested.
   */
  facets: Record<FacetName, FacetCount[]>;
  /** Terms that start no word of any listed name and were matched with one typo, in the query's order. */
  readAsTypos: string[];
}

export interface PeopleRequest {
  terms: readonly string[];
  exceptIds: readonly number[];
  limit: number;
}

export interface SimilarRequest {
  id: number;
  categories: readonly string[];
  cityId: string | null;
  followers: number;
  exceptIds: readonly number[];
  limit: number;
}

/** Answers searches. PostgreSQL is one implementation and the reference for all others. */
export interface Discovery {
  search(request: SearchRequest): Promise<SearchResult>;
  /** Listed profiles that pass the filters and contain the terms anywhere, but do not match by name; by `relevance`. */
  nearby(request: NearbyRequest): Promise<number[]>;
  /** Listed profiles whose names have words starting with all exact terms; by `relevance`. */
  suggestPeople(request: PeopleRequest): Promise<number[]>;
  /** Listed profiles that share a category, by `unlikeness`, then by id. */
  similar(request: SimilarRequest): Promise<number[]>;
  state(): DiscoveryState;
  /** Makes the names of categories and cities reload before the next answer. */
  forgetNames(): void;
}

/** How searches are answered at the moment. */
export interface DiscoveryState {
  /** Whether the index answers rather than PostgreSQL. */
  isWarm: boolean;
  /** Number of listed profiles in the index. */
  profiles: number;
  /** Number of segments that each search visits. */
  parts: number;
  /** Milliseconds since the index was last up to date; null if never. */
  ageMs: number | null;
  answers: { index: number; postgres: number };
}

/**
 * Dissimilarity of two profiles: the ratio of the larger to the smaller follower count, each plus one, halved for the
 * same city. A single division of whole numbers, so that every implementation computes the same figure.
 */
export function unlikeness(followers: number, other: number, isSameCity: boolean): number {
  const ratio = Math.max(followers + 1, other + 1) / Math.min(followers + 1, other + 1);
  return isSameCity ? ratio / 2 : ratio;
}

const shorten = (count: number) =>
  count >= 10_000_000
    ? `${count / 10_000_000}Cr`
    : count >= 100_000
      ? `${count / 100_000}L`
      : count >= 1000
        ? `${count / 1000}K`
        : String(count);

/** The class of follower counts at an index of `followerSteps`; its id contains the bounds, both inclusive. */
export function followerClass(place: number): { id: string; name: string } {
  const from = followerSteps[place] ?? 0;
  const next = followerSteps[place + 1];
  if (next === undefined) return { id: `${from}-`, name: `${shorten(from)}+` };
  return { id: `${from}-${next - 1}`, name: `${shorten(from)}–${shorten(next)}` };
}

const inOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/** Sorts by count, then by name; follower classes ascend. */
export function orderFacet(facet: FacetName, counts: FacetCount[]): FacetCount[] {
  if (facet !== 'followers')
    return counts.sort((a, b) => b.count - a.count || inOrder(a.name, b.name) || inOrder(a.id, b.id));
  const found = new Map(counts.map((item) => [item.id, item.count]));
  return followerSteps.map((_, place) => {
    const { id, name } = followerClass(place);
    return { id, name, count: found.get(id) ?? 0 };
  });
}

interface Gated {
  id: number;
  unlock_id: number | null;
  /** Whether an agreement with the reader is in force. */
  is_party: boolean;
}

/**
 * Whether contact and detailed audience data are hidden: from all but the owner, those who unlocked them, and the other
 * party of an agreement.
 */
export function isLocked(reader: { id: number } | null, profile: Gated): boolean {
  return reader === null || (reader.id !== profile.id && profile.unlock_id === null && !profile.is_party);
}
