import * as z from 'zod/mini';
import { id, named, nextCursor, page, queryBoolean, queryInteger, queryList, queryNumber } from './fields.ts';
import { influencerCard } from './influencer-card.ts';
import { defineCalls } from './kit.ts';

export const discoverySorts = ['relevance', 'followers', 'engagement', 'price_asc', 'price_desc', 'newest'] as const;
export type DiscoverySort = (typeof discoverySorts)[number];

export const facetNames = ['platform', 'category', 'city', 'gender', 'language', 'followers'] as const;
export type FacetName = (typeof facetNames)[number];

/** Lower bounds of the follower classes that the `followers` facet counts; the last one is open. */
export const followerSteps = [
  0, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
  10_000_000,
] as const;

const words = z.optional(queryList(id));
const count = z.optional(queryInteger(0, 1_000_000_000_000));
const percent = z.optional(queryNumber(0, 100_000));
const price = z.optional(queryNumber(0, 99_99_99_999));
const searchText = z.string().check(z.trim(), z.maxLength(200, 'Use at most 200 characters.'));

/** Filters of a search: a value of each filter given must hold (AND); within a list one is enough (OR). */
const filters = {
  q: z.optional(searchText),
  platform: words,
  category: words,
  country: z.optional(id),
  state: z.optional(id),
  city: z.optional(id),
  gender: z.optional(id),
  language: words,
  content: words,
  followers_min: count,
  followers_max: count,
  engagement_min: percent,
  engagement_max: percent,
  price_min: price,
  price_max: price,
  verified: z.optional(queryBoolean),
  authenticity_min: z.optional(queryNumber(0, 100)),
};

const facetItem = z.object({ id, name: z.string(), count: z.number() });
const facets = z.object({
  platform: z.array(facetItem),
  category: z.array(facetItem),
  city: z.array(facetItem),
  gender: z.array(facetItem),
  language: z.array(facetItem),
  followers: z.array(facetItem),
});
export type Facets = z.infer<typeof facets>;

const suggestion = z.object({
  kind: z.enum(['influencer', 'category', 'city']),
  id,
  name: z.string(),
  /** The handle of an influencer, the state of a city. */
  detail: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;

const rate = z.object({ platform: id, content: named, price: z.number() });
/** What an influencer's own page shows beside the card. */
export const influencerPage = z.extend(influencerCard, {
  state: z.nullable(named),
  contents: z.array(named),
  rates: z.array(rate),
  /** Open to oneself, to the other side of an agreement and to whoever unlocked the profile; null otherwise. */
  contact: z.nullable(
    z.object({ email: z.nullable(z.string()), mobile: z.nullable(z.string()), website: z.nullable(z.string()) }),
  ),
});
export type InfluencerPage = z.infer<typeof influencerPage>;

const influencerDetails = z.extend(influencerPage, { similar: z.array(influencerCard) });
export type InfluencerDetails = z.infer<typeof influencerDetails>;

export const discoveryCalls = defineCalls({
  browseInfluencers: {
    method: 'GET',
    path: '/browseInfluencers',
    auth: 'user',
    summary: 'Find influencers: one page, the exact total, and what each filter would leave',
    query: z.strictObject({ ...filters, sort: z._default(z.enum(discoverySorts), 'relevance'), ...page }),
    reply: { data: z.array(influencerCard), total: z.number(), facets, next_cursor: nextCursor },
  },
  suggestInfluencers: {
    method: 'GET',
    path: '/browseInfluencers/suggest',
    auth: 'user',
    summary: 'Names, categories and cities as one types',
    query: z.strictObject({ q: z._default(searchText, '') }),
    reply: { data: z.array(suggestion) },
  },
  getInfluencerDetails: {
    method: 'GET',
    path: '/browseinfluencers/influencerDetails/{id}',
    auth: 'user',
    summary: 'One influencer: the public part, and the gated fields where they are open',
    params: z.strictObject({ id }),
    reply: { data: influencerDetails },
  },
  listTopInfluencers: {
    method: 'GET',
    path: '/top-influencers/{city}',
    auth: 'public',
    summary: 'The verified influencers of a city, largest first',
    params: z.strictObject({ city: id }),
    reply: { data: z.array(influencerCard) },
    cacheSeconds: 300,
  },
});
