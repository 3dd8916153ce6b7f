import { clearBit, setBit, setRange } from './bitmap.ts';
import { type DocSet, nothing, ofBits, ofDocs, type Scratch } from './doc-set.ts';
import { firstWhere } from './first-where.ts';
import { countUp, sortBy } from './radix-order.ts';
import { sharedFloats, toShared } from './shared.ts';
import { grown } from './term-table.ts';
import type { Bounds } from './value-order.ts';

/** Shares of an audience are kept like the prices of formats; no format's id has a space. */
export const shareKey = (share: string): string => ` ${share}`;

/** Profiles with a price for a content type, unordered. */
export interface PriceList {
  format: string;
  docs: Uint32Array;
  prices: Float64Array;
}

/** Parts of a segment with the prices. */
export interface PriceParts {
  /** Per content type the profiles with a price, by price, then by id. */
  pricedDocs: Uint32Array;
  /** Start of each run of one price, and end of the last one. */
  priceRuns: Uint32Array;
  /** Paise. */
  runPrices: Float64Array;
  /** First run of each content type, and end of the last one. */
  formatRuns: Uint32Array;
}

/** Collects prices by row; `numbered` finally assigns the rows their numbers. */
export function createPriceLists() {
  const lists = new Map<string, { rows: Uint32Array; prices: Float64Array; size: number }>();

  function add(row: number, format: string, price: number): void {
    const list = lists.get(format) ?? { rows: new Uint32Array(64), prices: new Float64Array(64), size: 0 };
    lists.set(format, list);
    list.rows = grown(list.rows, list.size + 1);
    list.prices = grown(list.prices, list.size + 1);
    list.rows[list.size] = row;
    list.prices[list.size] = price;
    list.size += 1;
  }

  const numbered = (numberOf: (row: number) => number): PriceList[] =>
    [...lists].map(([format, { rows, prices, size }]) => ({
      format,
      docs: rows.subarray(0, size).map(numberOf),
      prices: prices.subarray(0, size),
    }));

  return { add, numbered };
}

/** Sorts each content type's profiles by price, then by id: one run per price. */
export function buildPrices(lists: readonly PriceList[], id: Float64Array): { formats: string[]; parts: PriceParts } {
  const size = lists.reduce((sum, { docs }) => sum + docs.length, 0);
  const pricedDocs = new Uint32Array(size);
  const priceRuns: number[] = [];
  const runPrices: number[] = [];
  const formatRuns = [0];
  let end = 0;
  for (const { docs, prices } of lists) {
    const byId = sortBy(countUp(docs.length), (at) => id[docs[at] as number] as number);
    const first = end;
    for (const at of sortBy(byId, (place) => prices[place] as number)) {
      const price = prices[at] as number;
      if (end === first || runPrices.at(-1) !== price) {
        priceRuns.push(end);
        runPrices.push(price);
      }
      pricedDocs[end] = docs[at] as number;
      end += 1;
    }
    formatRuns.push(priceRuns.length);
  }
  priceRuns.push(end);
  const shared = sharedFloats(runPrices.length);
  shared.set(runPrices);
  return {
    formats: lists.map(({ format }) => format),
    parts: {
      pricedDocs: toShared(pricedDocs),
      priceRuns: toShared(Uint32Array.from(priceRuns)),
      runPrices: shared,
      formatRuns: toShared(Uint32Array.from(formatRuns)),
    },
  };
}

/** Prices of one content type: run `n` is the profiles from `starts[n]` to `starts[n + 1]` (exclusive). */
export interface FormatPrices {
  docs: Uint32Array;
  /** One more than the number of runs. */
  starts: Uint32Array;
  prices: Float64Array;
}

export function openPrices({ formats }: { formats: readonly string[] }, parts: PriceParts): Map<string, FormatPrices> {
  const { pricedDocs: docs, priceRuns, runPrices, formatRuns } = parts;
  return new Map(
    formats.map((format, place) => {
      const [from, to] = [formatRuns[place] as number, formatRuns[place + 1] as number];
      return [format, { docs, starts: priceRuns.subarray(from, to + 1), prices: runPrices.subarray(from, to) }];
    }),
  );
}

const fewDocs = 512;

/** Places of the profiles with a price within bounds: from the first to the second (exclusive). */
function placesOf({ starts, prices }: FormatPrices, { min, max }: Bounds): [number, number] {
  const first = firstWhere(0, prices.length, (run) => (prices[run] as number) >= min);
  const last = firstWhere(first, prices.length, (run) => (prices[run] as number) > max);
  return [starts[first] as number, starts[last] as number];
}

/** Profiles with a price within bounds. */
export function setOfPriced(priced: FormatPrices | undefined, bounds: Bounds, scratch: Scratch): DocSet {
  if (priced === undefined) return nothing;
  const { docs } = priced;
  const [from, to] = placesOf(priced, bounds);
  if (to - from <= fewDocs) return ofDocs(docs.slice(from, to).sort());
  const bits = scratch.takeEmpty();
  for (let place = from; place < to; place += 1) setBit(bits, docs[place] as number);
  return ofBits(bits);
}

interface OrUnpriced {
  /** Number of profiles in the segment. */
  size: number;
  bounds: Bounds;
  scratch: Scratch;
}

/** Profiles with a price within bounds or without any. */
export function setOfPricedOrNot(priced: FormatPrices | undefined, { size, bounds, scratch }: OrUnpriced): DocSet {
  const bits = scratch.takeEmpty();
  setRange(bits, 0, size);
  if (priced === undefined) return ofBits(bits);
  const { docs } = priced;
  const [from, to] = placesOf(priced, bounds);
  const end = priced.starts.at(-1) as number;
  for (let place = priced.starts[0] as number; place < end; place += 1) {
    if (place < from || place >= to) clearBit(bits, docs[place] as number);
  }
  return ofBits(bits);
}
