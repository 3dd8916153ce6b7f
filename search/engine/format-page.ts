import type { DiscoverySort } from '../../contract/discovery/discovery.ts';
import type { Filters, Position } from '../discovery.rules.ts';
import { hasBit, setBit } from './bitmap.ts';
import { type DocSet, except } from './doc-set.ts';
import { boundsOf } from './filter-sets.ts';
import { firstWhere } from './first-where.ts';
import { type FormatPrices, setOfPriced } from './format-prices.ts';
import type { OpenSegment } from './segment.ts';

interface FormatPage {
  filters: Filters;
  sort: DiscoverySort;
  after: Position | undefined;
  limit: number;
}

interface Pricing {
  priced: FormatPrices;
  found: DocSet & { docs: null };
  descending: boolean;
}

/** A page sorted by the prices of one content type; profiles without one come last, by id. */
export function takeByFormat(segment: OpenSegment, all: DocSet, request: FormatPage): Position[] {
  const { filters, after, limit, sort } = request;
  const priced = segment.priced.get(filters.priceFormat ?? '');
  const taken: Position[] = [];
  if (priced && after?.[0] !== null) {
    const pricing = { priced, found: bitsOf(segment, all), descending: sort === 'price_desc' };
    takePriced(segment, pricing, { after, limit, taken });
  }
  if (taken.length < limit && (filters.unpricedToo || boundsOf(filters.price) === null)) {
    const behind = after?.[0] === null ? Number(after[1]) : Number.NEGATIVE_INFINITY;
    for (const id of idsWithout(segment, all, { priced, behind, limit: limit - taken.length })) taken.push([null, id]);
  }
  return taken;
}

function bitsOf({ scratch }: OpenSegment, { docs, bits }: DocSet): Pricing['found'] {
  if (docs === null) return { docs, bits };
  const made = scratch.takeEmpty();
  for (const doc of docs) setBit(made, doc);
  return { docs: null, bits: made };
}

interface Taking {
  after: Position | undefined;
  limit: number;
  taken: Position[];
}

/** Walks the runs of equal prices; within a run ids are ascending in either direction. */
function takePriced({ parts }: OpenSegment, { priced, found, descending }: Pricing, { after, limit, taken }: Taking) {
  const { docs, starts, prices } = priced;
  const runs = prices.length;
  const price = after === undefined ? null : Number(after[0]);
  const from = firstRun(prices, price, descending);
  for (let step = 0; step < runs - from; step += 1) {
    const run = descending ? runs - 1 - from - step : from + step;
    const own = prices[run] as number;
    const behind = own === price ? Number(after?.[1]) : Number.NEGATIVE_INFINITY;
    for (let place = starts[run] as number; place < (starts[run + 1] as number); place += 1) {
      const doc = docs[place] as number;
      if (!hasBit(found.bits, doc) || (parts.id[doc] as number) <= behind) continue;
      taken.push([own, parts.id[doc] as number]);
      if (taken.length === limit) return;
    }
  }
}

/** Number of runs before a price, from the start of the sort. */
function firstRun(prices: Float64Array, price: number | null, descending: boolean): number {
  if (price === null) return 0;
  const runs = prices.length;
  if (!descending) return firstWhere(0, runs, (run) => (prices[run] as number) >= price);
  return firstWhere(0, runs, (step) => (prices[runs - 1 - step] as number) <= price);
}

interface Unpriced {
  priced: FormatPrices | undefined;
  behind: number;
  limit: number;
}

/** The first ids after one, of the matches without a price of the content type. */
function idsWithout(segment: OpenSegment, all: DocSet, { priced, behind, limit }: Unpriced): number[] {
  const { parts, scratch } = segment;
  const having = setOfPriced(priced, { min: 0, max: Number.MAX_VALUE }, scratch);
  const rest = except(all, having, scratch);
  const idOf = (doc: number) => parts.id[doc] as number;
  if (rest.docs !== null) {
    const ids = Array.from(rest.docs, idOf).filter((id) => id > behind);
    return ids.sort((a, b) => a - b).slice(0, limit);
  }
  const taken: number[] = [];
  const start = firstWhere(0, parts.byId.length, (place) => idOf(parts.byId[place] as number) > behind);
  for (let place = start; place < parts.byId.length && taken.length < limit; place += 1) {
    const doc = parts.byId[place] as number;
    if (hasBit(rest.bits, doc)) taken.push(idOf(doc));
  }
  return taken;
}
