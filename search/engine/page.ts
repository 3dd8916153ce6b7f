import type { DiscoverySort } from '../../contract/discovery/discovery.ts';
import type { Filters, Position, SortKey } from '../discovery.rules.ts';
import { hasBit } from './bitmap.ts';
import { countSet, type DocSet, eachBlock, takeFrom } from './doc-set.ts';
import { firstWhere } from './first-where.ts';
import { takeByFormat } from './format-page.ts';
import type { OpenSegment } from './segment.ts';
import { type FigureSort, keyAt, placeBehind, type SortOrder, sortOrder } from './sort-orders.ts';

export interface PageRequest {
  filters: Filters;
  sort: DiscoverySort;
  keys: readonly SortKey[];
  after: Position | undefined;
  /** One more than the page size, to detect a next page. */
  limit: number;
}

/** Positions of the first profiles after `after`, unordered: at least `limit`, if there are that many. */
export function takePage(segment: OpenSegment, found: DocSet, request: PageRequest): Position[] {
  const { sort, filters } = request;
  const isByFormat = filters.priceFormat !== undefined && (sort === 'price_asc' || sort === 'price_desc');
  if (isByFormat) return takeByFormat(segment, found, request);
  return docsOf(segment, found, request).map((doc) => positionOf(segment, doc, request));
}

function docsOf(segment: OpenSegment, found: DocSet, request: PageRequest): number[] {
  if (request.sort === 'followers') return takeByFollowers(segment, found, request);
  if (request.sort !== 'relevance') return takeByFigure(segment, found, request as FigureRequest);
  return takeByRank(segment, found, request);
}

/** The rank is the number itself. */
function takeByRank(segment: OpenSegment, set: DocSet, { limit, after }: PageRequest): number[] {
  const { size, verified } = segment.header;
  if (after === undefined) return takeFrom(set, [0, size], limit);
  const [isVerified, followers, id] = after;
  const run: [number, number] = isVerified === true ? [0, verified] : [verified, size];
  return takeFrom(set, [firstBehind(segment, run, [followersAt(followers), Number(id)]), size], limit);
}

/** As stored: unknown is -1, after every number. */
const followersAt = (value: Position[number] | undefined) => (value === null ? -1 : Number(value));

/** First profile of a run that comes after these followers and this id. */
function firstBehind({ parts }: OpenSegment, [from, to]: [number, number], [followers, id]: [number, number]): number {
  return firstWhere(from, to, (doc) => {
    const own = parts.followers[doc] as number;
    return own === followers ? (parts.id[doc] as number) > id : own < followers;
  });
}

/** Both runs are already sorted this way, so the first ones of each suffice. */
function takeByFollowers(segment: OpenSegment, all: DocSet, { after, limit }: PageRequest): number[] {
  const { size, verified } = segment.header;
  const runs: [number, number][] = [
    [0, verified],
    [verified, size],
  ];
  return runs.flatMap(([from, to]) => {
    const first = after ? firstBehind(segment, [from, to], [followersAt(after[0]), Number(after[1])]) : from;
    return takeFrom(all, [first, to], limit);
  });
}

type FigureRequest = PageRequest & { sort: FigureSort };

function takeByFigure(segment: OpenSegment, all: DocSet, { sort, filters, after, limit }: FigureRequest): number[] {
  const order = sortOrder(segment, sort, filters);
  const [from, to] = order.places;
  const start = after ? Math.max(from, placeBehind(segment, order, [keyAt(sort, after[0]), Number(after[1])])) : from;
  const count = countSet(all);
  const steps = all.docs === null ? 2 * count : 0;
  const walked = walk(order.order, all, { from: start, to, steps, limit });
  return walked ?? select(segment, all, { order, start, limit });
}

interface Walk {
  from: number;
  to: number;
  steps: number;
  limit: number;
}

/** Walks an order and keeps matches; null if the page is not full after `steps`. */
function walk(order: Uint32Array, { bits }: DocSet, { from, to, steps, limit }: Walk): number[] | null {
  if (bits === null) return null;
  const taken: number[] = [];
  const last = Math.min(to, from + steps);
  for (let place = from; place < last; place += 1) {
    const doc = order[place] as number;
    if (!hasBit(bits, doc)) continue;
    taken.push(doc);
    if (taken.length === limit) return taken;
  }
  return last === to ? taken : null;
}

interface Selection {
  order: SortOrder;
  start: number;
  limit: number;
}

/** Scans all matches and keeps the first ones after the start. */
function select({ parts: { id: ids } }: OpenSegment, set: DocSet, { order, start, limit }: Selection): number[] {
  const { keyOf, idDescending } = order;
  const isBefore = (a: number, b: number) => {
    const [key, other] = [keyOf(a), keyOf(b)];
    if (key !== other) return key < other;
    return idDescending ? (ids[a] as number) > (ids[b] as number) : (ids[a] as number) < (ids[b] as number);
  };
  const first = order.order[start];
  if (first === undefined) return [];
  const taken: number[] = [];
  eachBlock(set, (docs, count) => {
    for (let place = 0; place < count; place += 1) {
      const doc = docs[place] as number;
      const worst = taken[limit - 1];
      if ((worst !== undefined && !isBefore(doc, worst)) || isBefore(doc, first)) continue;
      taken.splice(
        firstWhere(0, taken.length, (at) => isBefore(doc, taken[at] as number)),
        0,
        doc,
      );
      if (taken.length > limit) taken.pop();
    }
  });
  return taken;
}

/** Position of a profile in the order of a search. */
function positionOf({ header, parts }: OpenSegment, doc: number, request: PageRequest): Position {
  const figure = (value: number | undefined, scale = 1) => (value === undefined || value < 0 ? null : value / scale);
  const values: Record<SortKey['by'], () => Position[number]> = {
    verified: () => doc < header.verified,
    followers: () => figure(parts.followers[doc]),
    engagement: () => figure(parts.engagement[doc], 100),
    price: () => figure(parts.price[doc]),
    created: () => new Date(parts.created[doc] as number).toISOString(),
    id: () => parts.id[doc] as number,
  };
  return request.keys.map(({ by }) => values[by]());
}

/** Compares positions of one search. */
export function comparePositions(keys: readonly SortKey[], a: Position, b: Position): number {
  for (const [level, { descending }] of keys.entries()) {
    const [one, other] = [a[level] ?? null, b[level] ?? null];
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    return one < other === descending ? 1 : -1;
  }
  return 0;
}
