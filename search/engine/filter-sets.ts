import type { FacetName } from '../../contract/discovery/discovery.ts';
import type { Filters, Range } from '../discovery.rules.ts';
import { setRange } from './bitmap.ts';
import { countSet, type DocSet, nothing, ofBits } from './doc-set.ts';
import type { FieldName } from './fields.ts';
import { firstWhere } from './first-where.ts';
import { setOfPriced, setOfPricedOrNot, shareKey } from './format-prices.ts';
import type { OpenSegment } from './segment.ts';
import { type Bounds, placesWithin, setOfPlaces, type ValueOrder } from './value-order.ts';
import { setOfWords } from './word-sets.ts';

/** Profiles that pass one filter. */
export interface FilterSet {
  set: DocSet;
  /**
   * For a filter by words of a field: their indexes, and the number of profiles with one of them, removed ones
   * included.
   */
  word: { field: FieldName; places: number[]; size: number } | null;
}

export interface FilterSets {
  /** Filters without a facet. */
  common: FilterSet[];
  facets: Map<FacetName, FilterSet>;
}

const unworded = (set: DocSet): FilterSet => ({ set, word: null });

/** `terms`: the profiles matching each term; null without a query. */
export function setsOfFilters(segment: OpenSegment, filters: Filters, terms: readonly DocSet[] | null): FilterSets {
  const words = (field: FieldName, asked: readonly string[] | undefined) =>
    asked === undefined ? [] : [wordFilter(segment, field, asked)];
  const word = (field: FieldName, asked: string | boolean | undefined) =>
    words(field, asked === undefined ? undefined : [String(asked)]);
  const followers = boundsOf(filters.followers);
  const facets = {
    platform: words('platform', filters.platform),
    category: words('category', filters.category),
    city: words('city', filters.city),
    gender: word('gender', filters.gender),
    language: words('language', filters.language),
    followers: followers === null ? [] : [unworded(setOfFollowers(segment, followers))],
  } satisfies Record<FacetName, FilterSet[]>;
  return {
    common: [
      ...(terms?.length === 0 ? [unworded(nothing)] : []),
      ...(terms ?? []).map(unworded),
      ...word('country', filters.country),
      ...words('state', filters.state),
      ...words('content', filters.content),
      ...word('verified', filters.verified),
      ...figureFilters(segment, filters),
    ],
    facets: new Map(
      Object.entries(facets).flatMap(([name, [filter]]) => (filter ? [[name as FacetName, filter]] : [])),
    ),
  };
}

function wordFilter(segment: OpenSegment, name: FieldName, asked: readonly string[]): FilterSet {
  const field = segment.fields[name];
  const set = setOfWords(segment, field, { words: asked, scratch: segment.scratch });
  const places = asked.flatMap((word) => field.places.get(word) ?? []);
  return { set, word: { field: name, places, size: countSet(set) } };
}

function figureFilters(segment: OpenSegment, filters: Filters): FilterSet[] {
  const { parts, scratch } = segment;
  const price = boundsOf(filters.price);
  const { priceFormat, unpricedToo } = filters;
  const ofFormat =
    price === null || priceFormat === undefined
      ? []
      : [unworded(setOfFormat(segment, priceFormat, { bounds: price, unpricedToo }))];
  const ranges = [
    { at: engagementOf(segment), cuts: parts.engagementCuts, bounds: hundredths(boundsOf(filters.engagement)) },
    { at: priceOf(segment), cuts: parts.priceCuts, bounds: priceFormat === undefined ? price : null },
    {
      at: { order: parts.authenticityOrder, values: parts.authenticity, descending: false },
      cuts: parts.authenticityCuts,
      bounds: boundsOf({ min: filters.authenticityMin, max: undefined }),
    },
  ];
  const ofFigures = ranges.flatMap(({ at, cuts, bounds }) =>
    bounds === null ? [] : unworded(setOfPlaces({ order: at.order, cuts }, placesWithin(at, bounds), scratch)),
  );
  const ofAudience = filters.audience.map(({ name, min }) =>
    unworded(setOfPriced(segment.priced.get(shareKey(name)), { min, max: 100 }, scratch)),
  );
  return [...ofFormat, ...ofFigures, ...ofAudience];
}

interface PriceAsked {
  bounds: Bounds;
  unpricedToo: boolean;
}

function setOfFormat({ header, priced, scratch }: OpenSegment, format: string, { bounds, unpricedToo }: PriceAsked) {
  const prices = priced.get(format);
  return unpricedToo
    ? setOfPricedOrNot(prices, { size: header.size, bounds, scratch })
    : setOfPriced(prices, bounds, scratch);
}

export const engagementOf = ({ parts }: OpenSegment): ValueOrder => ({
  order: parts.engagementOrder,
  values: parts.engagement,
  descending: true,
});

export const priceOf = ({ parts }: OpenSegment): ValueOrder => ({
  order: parts.priceOrder,
  values: parts.price,
  descending: false,
});

/** Null without a filter. A missing figure is never within bounds, not even open ones. */
export function boundsOf({ min, max }: Range): Bounds | null {
  return min === undefined && max === undefined ? null : { min: Math.max(min ?? 0, 0), max: max ?? Number.MAX_VALUE };
}

/** Converts bounds in percent to whole hundredths; both are compared as written decimals. */
export function hundredths(bounds: Bounds | null): Bounds | null {
  if (bounds === null) return null;
  const least = Math.ceil(bounds.min * 100);
  const most = Math.floor(bounds.max * 100);
  return {
    min: (least - 1) / 100 >= bounds.min ? least - 1 : least,
    max: (most + 1) / 100 <= bounds.max ? most + 1 : most,
  };
}

/** Followers are descending within each run, so bounds are one range of each. */
function setOfFollowers({ header, parts: { followers }, scratch }: OpenSegment, { min, max }: Bounds): DocSet {
  const bits = scratch.takeEmpty();
  for (const [from, to] of [
    [0, header.verified],
    [header.verified, header.size],
  ] as const) {
    const first = firstWhere(from, to, (doc) => (followers[doc] as number) <= max);
    setRange(
      bits,
      first,
      firstWhere(first, to, (doc) => (followers[doc] as number) < min),
    );
  }
  return ofBits(bits);
}
