import type { DiscoverySort } from '../../contract/discovery/discovery.ts';
import type { Filters, Position } from '../discovery.rules.ts';
import { boundsOf, engagementOf, hundredths, priceOf } from './filter-sets.ts';
import { firstWhere } from './first-where.ts';
import type { OpenSegment } from './segment.ts';
import { placesWithin } from './value-order.ts';

/** Sorts by a figure of their own rather than by rank. */
export type FigureSort = Exclude<DiscoverySort, 'relevance' | 'followers'>;

/** Profiles of a sort in order, with the ascending key, and the direction of ids among equal keys. */
export interface SortOrder {
  order: Uint32Array;
  /** Infinity for a missing figure, which comes last. */
  keyOf: (doc: number) => number;
  idDescending: boolean;
  /** Range of indexes left by the search's own bounds of this figure. */
  places: [number, number];
}

const missingLast = (value: number, sign: 1 | -1) => (value < 0 ? Number.POSITIVE_INFINITY : sign * value);

export function sortOrder(segment: OpenSegment, sort: FigureSort, filters: Filters): SortOrder {
  const { parts } = segment;
  if (sort === 'newest') {
    const { createdOrder: order, created } = parts;
    return { order, keyOf: (doc) => -(created[doc] as number), idDescending: true, places: [0, order.length] };
  }
  const isEngagement = sort === 'engagement';
  const descending = sort !== 'price_asc';
  const order = isEngagement ? parts.engagementOrder : descending ? parts.priceDownOrder : parts.priceOrder;
  const { values } = isEngagement ? engagementOf(segment) : priceOf(segment);
  const bounds = isEngagement ? hundredths(boundsOf(filters.engagement)) : boundsOf(filters.price);
  return {
    order,
    keyOf: (doc) => missingLast(values[doc] as number, descending ? -1 : 1),
    idDescending: false,
    places: bounds === null ? [0, order.length] : placesWithin({ order, values, descending }, bounds),
  };
}

/** Key of a position, in the units of `keyOf`. */
export function keyAt(sort: FigureSort, value: Position[number] | undefined): number {
  if (value === null || value === undefined) return Number.POSITIVE_INFINITY;
  if (sort === 'newest') return -Date.parse(String(value));
  if (sort === 'engagement') return -hundredthsAt(Number(value));
  return sort === 'price_asc' ? Number(value) : -Number(value);
}

/** Percent in hundredths; fractions of a hundredth are kept. */
function hundredthsAt(percent: number): number {
  const near = Math.round(percent * 100);
  return near / 100 === percent ? near : percent * 100;
}

/** Index in an order of the first profile after a position. */
export function placeBehind(
  segment: OpenSegment,
  { order, keyOf, idDescending }: SortOrder,
  [at, id]: [number, number],
): number {
  const ids = segment.parts.id;
  return firstWhere(0, order.length, (place) => {
    const doc = order[place] as number;
    const key = keyOf(doc);
    if (key !== at) return key > at;
    return idDescending ? (ids[doc] as number) < id : (ids[doc] as number) > id;
  });
}
