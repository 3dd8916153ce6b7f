import { setRange, wordsFor } from './bitmap.ts';
import type { Draft } from './draft.ts';
import { buildPrices } from './format-prices.ts';
import { buildHotRanges } from './hot-prefixes.ts';
import { buildMixes } from './mixes.ts';
import { countUp, sortBy } from './radix-order.ts';
import { openFields, type Segment, type SegmentParts, segmentVersion } from './segment.ts';
import { buildSetCounts } from './set-counts.ts';
import { sharedBits, toShared } from './shared.ts';
import { buildCuts } from './value-order.ts';
import { buildWordSets } from './word-sets.ts';

/** Builds a segment with everything that searches look up. */
export function assemble({ size, verified, values, fields, codes, prices, terms }: Draft): Segment {
  const orders = buildOrders(size, values);
  const priced = buildPrices(prices, values.id);
  const opened = openFields({ size, fields }, codes);
  const alive = sharedBits(wordsFor(size));
  setRange(alive, 0, size);
  const parts: SegmentParts = {
    alive,
    removed: sharedBits(1),
    ...values,
    ...orders,
    engagementCuts: buildCuts(orders.engagementOrder),
    priceCuts: buildCuts(orders.priceOrder),
    authenticityCuts: buildCuts(orders.authenticityOrder),
    ...priced.parts,
    codes,
    ...buildWordSets({ size, fields, codes }),
    ...buildSetCounts(size, opened),
    ...buildMixes(size, opened),
    ...terms,
    ...buildHotRanges({ size, terms }),
  };
  return { header: { version: segmentVersion, size, verified, fields, formats: priced.formats }, parts };
}

type Orders = Pick<
  SegmentParts,
  'byId' | 'engagementOrder' | 'priceOrder' | 'priceDownOrder' | 'createdOrder' | 'authenticityOrder'
>;

/** Order of each sort; equal figures by id, as in the sort. */
function buildOrders(size: number, { id, price, created, engagement, authenticity }: Draft['values']): Orders {
  const byId = sortBy(countUp(size), (doc) => id[doc] as number);
  const nullsLast = (values: Float64Array | Int32Array | Int8Array, sign: 1 | -1) => (doc: number) =>
    (values[doc] as number) < 0 ? Number.POSITIVE_INFINITY : sign * (values[doc] as number);
  const ordered = (keyOf: (doc: number) => number) => toShared(sortBy(byId, keyOf));
  return {
    byId: toShared(byId),
    engagementOrder: ordered(nullsLast(engagement, -1)),
    priceOrder: ordered(nullsLast(price, 1)),
    priceDownOrder: ordered(nullsLast(price, -1)),
    authenticityOrder: ordered(nullsLast(authenticity, 1)),
    createdOrder: toShared(sortBy(byId.toReversed(), (doc) => -(created[doc] as number))),
  };
}
