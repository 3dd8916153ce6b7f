import * as z from 'zod/mini';
import { influencerCard } from '../core/influencer-card.ts';
import { defineCalls } from '../kit/calls.ts';
import {
  entityId,
  facetItem,
  id,
  instant,
  named,
  nextCursor,
  page,
  parts,
  queryBoolean,
  queryInteger,
  queryList,
  queryNumber,
  text,
} from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const discoverySorts = ['relevance', 'followers', 'engagement', 'price_asc', 'price_desc', 'newest'] as const;
export type DiscoverySort = (typeof discoverySorts)[number];

export const facetNames = ['platform', 'category', 'city', 'gender', 'language', 'followers'] as const;
export type FacetName = (typeof facetNames)[number];

/** Lower bounds of the follower ranges in the `followers` facet; the last range is open-ended. */
export const followerSteps = [
  0, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
  10_000_000,
] as const;

export const audienceGenders = ['female', 'male', 'other'] as const;
export const audienceAges = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;

const searchText = text(0, 200);

interface Encoding<
  W extends z.ZodMiniType,
  P extends z.ZodMiniType,
  C extends z.ZodMiniType,
  N extends z.ZodMiniType,
  B extends z.ZodMiniType,
> {
  words: W;
  /** One or several; before there could be several, one was kept without a list. */
  places: P;
  /** A follower count. */
  count: C;
  /** A number within bounds. */
  number: (min: number, max: number) => N;
  flag: B;
}

/** Filters of a search. Different filters are combined with AND, the values within one list with OR. */
function filtersAs<
  W extends z.ZodMiniType,
  P extends z.ZodMiniType,
  C extends z.ZodMiniType,
  N extends z.ZodMiniType,
  B extends z.ZodMiniType,
>(encoding: Encoding<W, P, C, N, B>) {
  const words = z.optional(encoding.words);
  const places = z.optional(encoding.places);
  const count = z.optional(encoding.count);
  const percent = z.optional(encoding.number(0, 100_000));
  const price = z.optional(encoding.number(0, 99_99_99_999));
  return {
    q: z.optional(searchText),
    /** A sentence that says filters in words, in English, Hindi or both mixed; what it does not say stays words of `q`. */
    phrase: z.optional(searchText),
    platform: words,
    category: words,
    country: z.optional(id),
    state: places,
    city: places,
    gender: z.optional(id),
    language: words,
    content: words,
    followers_min: count,
    followers_max: count,
    engagement_min: percent,
    engagement_max: percent,
    price_min: price,
    price_max: price,
    /** Content type whose price the price filters and the price sort use. */
    price_format: z.optional(id),
    /** With `price_format`: besides those whose price of it fits, those without one, too. */
    price_unknown: z.optional(encoding.flag),
    /** A share of the audience, where it was read: of a gender, an age (such as 18-24) or a city, `audience_min` percent of it or more. */
    audience_gender: z.optional(z.enum(audienceGenders)),
    audience_age: z.optional(z.enum(audienceAges)),
    audience_city: z.optional(id),
    audience_min: z.optional(encoding.number(1, 100)),
    verified: z.optional(encoding.flag),
    authenticity_min: z.optional(encoding.number(0, 100)),
  };
}

const mostFollowers = 1_000_000_000_000;
const filters = filtersAs({
  words: queryList(id),
  places: queryList(id),
  count: queryInteger(0, mostFollowers),
  number: queryNumber,
  flag: queryBoolean,
});
const sort = z._default(z.enum(discoverySorts), 'relevance');
const listOfIds = z.array(id).check(z.maxLength(50, 'Choose at most 50.'));
/** A search as JSON, filters and order, for saving it. */
export const search = z.strictObject({
  ...filtersAs({
    words: listOfIds,
    places: z.union([id, listOfIds]),
    count: z.int().check(z.minimum(0), z.maximum(mostFollowers)),
    number: (min, max) => z.number().check(z.minimum(min), z.maximum(max)),
    flag: z.boolean(),
  }),
  sort,
});
export type Search = z.infer<typeof search>;

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
  /** Handle of an influencer, state of a city. */
  detail: z.nullable(z.string()),
});
export type Suggestion = z.infer<typeof suggestion>;

/** One filter that a phrase says. */
const understood = z.object({
  /** The filter's name in the query, and its value. */
  field: z.string(),
  value: z.string(),
  label: z.string(),
  /** Positions of the words that express the filter; removing them removes it. */
  spans: z.array(z.object({ start: z.number(), end: z.number() })),
});
export type Understood = z.infer<typeof understood>;

/** A search close to one that found little: without one of its filters, in another city, or up to a higher price. */
const closest = z.object({
  kind: z.enum(['without', 'instead']),
  field: z.string(),
  values: z.array(z.string()),
  /** Filters left out with it, where leaving out one finds nobody. */
  also: z.optional(z.array(z.object({ field: z.string(), values: z.array(z.string()) }))),
  label: z.string(),
  total: z.number(),
});
export type Closest = z.infer<typeof closest>;

/** Influencer's profile page: the card and further details. */
export const influencerPage = z.extend(influencerCard, {
  state: z.nullable(named),
  contents: z.array(named),
  /** Sent to the influencer, to the other party of an agreement and to those who unlocked the profile; null for others. */
  contact: z.nullable(
    z.object({ email: z.nullable(z.string()), mobile: z.nullable(z.string()), website: z.nullable(z.string()) }),
  ),
});
export type InfluencerPage = z.infer<typeof influencerPage>;

const influencerDetails = z.extend(influencerPage, { similar: z.array(influencerCard) });
export type InfluencerDetails = z.infer<typeof influencerDetails>;

export const alikeFacts = ['topic', 'audience', 'size', 'price'] as const;
export type AlikeFact = (typeof alikeFacts)[number];

const lookalike = z.extend(influencerCard, {
  alike: z.object({
    /** 0 to 100, of the facts that are known. */
    score: z.number(),
    /** Why: how alike in each (0 to 1; null where it is not known of both sides), and whether that is enough to share it. */
    facts: z.array(z.object({ fact: z.enum(alikeFacts), share: z.nullable(z.number()), shared: z.boolean() })),
  }),
});
export type Lookalike = z.infer<typeof lookalike>;

const topCity = z.object({
  id,
  name: z.string(),
  state: z.string(),
  /** Newest reading among the influencers in its ranking. */
  as_of: instant,
});
export type TopCity = z.infer<typeof topCity>;

export const discoveryCalls = defineCalls(access.work, {
  browseInfluencers: {
    method: 'GET',
    path: '/browseInfluencers',
    auth: 'user',
    summary: 'Find influencers: one page, the exact total, and what each filter would leave',
    mayLag: true,
    query: z.strictObject({ ...filters, sort, ...page, parts }),
    reply: {
      /** Matches by name only: `q` is the beginning of words in their names, usernames or handles. */
      data: z.array(influencerCard),
      /** Profiles that match `q` by topic, city or bio instead of by name. First page only. */
      nearby: z.array(influencerCard),
      total: z.number(),
      /** Missing unless `parts` asks for them. */
      facets: z.optional(facets),
      /** Searches that find more; with facets only, and a first page that holds all. */
      closest: z.optional(z.array(closest)),
      /** With a `phrase`: filters it expresses, unknown words, and words no filter can express. */
      understood: z.optional(z.array(understood)),
      left: z.optional(z.array(z.string())),
      dropped: z.optional(z.array(z.object({ words: z.string(), reason: z.enum(['excluded', 'no_filter']) }))),
      /** How many of those found have an audience that was read. With facets only. */
      audience_read: z.optional(z.number()),
      /** With a price of a `price_format` asked for: how many match but for having none. With facets only. */
      without_price: z.optional(z.number()),
      /** Query words that matched no name and were corrected by one typo; usually empty. */
      read_as_typos: z.array(z.string()),
      next_cursor: nextCursor,
    },
  },
  listLookalikes: {
    method: 'GET',
    path: '/browseInfluencers/lookalikes',
    auth: 'user',
    summary: 'Influencers like up to five others, with what they share: topic, audience, size, price',
    mayLag: true,
    query: z.strictObject({ influencer_id: queryList(entityId, 5) }),
    errors: ['NOT_FOUND'],
    reply: { data: z.array(lookalike) },
  },
  suggestInfluencers: {
    method: 'GET',
    path: '/browseInfluencers/suggest',
    auth: 'user',
    summary: 'Names, categories and cities as one types',
    mayLag: true,
    query: z.strictObject({ q: z._default(searchText, '') }),
    reply: { data: z.array(suggestion) },
  },
  getInfluencerDetails: {
    method: 'GET',
    path: '/browseinfluencers/influencerDetails/{id}',
    auth: 'user',
    summary: 'One influencer: the public part, and the gated fields where they are open',
    mayLag: true,
    params: z.strictObject({ id }),
    reply: { data: influencerDetails },
  },
  listTopCities: {
    method: 'GET',
    path: '/top-influencers',
    auth: 'public',
    summary: 'The cities that have verified influencers, the largest first',
    mayLag: true,
    reply: { data: z.array(topCity) },
    cacheSeconds: 300,
  },
  listTopInfluencers: {
    method: 'GET',
    path: '/top-influencers/{city}',
    auth: 'public',
    summary: 'The verified influencers of a city, largest first',
    mayLag: true,
    params: z.strictObject({ city: id }),
    reply: { data: z.array(influencerCard) },
    cacheSeconds: 300,
  },
});
