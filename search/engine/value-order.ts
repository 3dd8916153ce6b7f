import { type Bitmap, clearBit, setBit, subtract, unite, wordsFor } from './bitmap.ts';
import { type DocSet, nothing, ofBits, ofDocs, type Scratch } from './doc-set.ts';
import { firstWhere } from './first-where.ts';
import { sharedBits } from './shared.ts';

/** Profiles ordered by one of their figures; those without it (-1) come last. */
export interface ValueOrder {
  order: Uint32Array;
  values: Float64Array | Int32Array | Int8Array;
  descending: boolean;
}

/** Both ends inclusive. */
export interface Bounds {
  min: number;
  max: number;
}

const cutsMost = 32;
const fewDocs = 512;

const stepOf = (size: number) => Math.max(Math.ceil(size / cutsMost), fewDocs);

/** Bitmap number n contains the first (n + 1) × step profiles of an order. */
export function buildCuts(order: Uint32Array): Bitmap {
  const step = stepOf(order.length);
  const words = wordsFor(order.length);
  const cuts = sharedBits(Math.floor(order.length / step) * words);
  for (let from = 0; from < cuts.length; from += words) {
    const cut = cuts.subarray(from, from + words);
    if (from > 0) cut.set(cuts.subarray(from - words, from));
    const first = (from / words) * step;
    for (let place = first; place < first + step; place += 1) setBit(cut, order[place] as number);
  }
  return cuts;
}

/** Range of indexes with figures within bounds. */
export function placesWithin({ order, values, descending }: ValueOrder, { min, max }: Bounds): [number, number] {
  const valueAt = (place: number) => values[order[place] as number] as number;
  const isWithin = (value: number) => value < 0 || (descending ? value <= max : value >= min);
  const isBehind = (value: number) => value < 0 || (descending ? value < min : value > max);
  const from = firstWhere(0, order.length, (place) => isWithin(valueAt(place)));
  return [from, firstWhere(from, order.length, (place) => isBehind(valueAt(place)))];
}

/** Profiles at the indexes from `from` to `to` (exclusive): the difference of two bitmaps, corrected at both ends. */
export function setOfPlaces(
  { order, cuts }: { order: Uint32Array; cuts: Bitmap },
  [from, to]: [number, number],
  scratch: Scratch,
): DocSet {
  if (from >= to) return nothing;
  if (to - from <= fewDocs) return ofDocs(order.slice(from, to).sort());
  const bits = scratch.takeEmpty();
  if (to - from <= stepOf(order.length)) {
    for (let place = from; place < to; place += 1) setBit(bits, order[place] as number);
    return ofBits(bits);
  }
  firstOf({ order, cuts }, to, bits);
  const below = scratch.takeEmpty();
  firstOf({ order, cuts }, from, below);
  subtract(bits, bits, below);
  return ofBits(bits);
}

/** Sets the bits of the first `count` profiles of an order. */
function firstOf({ order, cuts }: { order: Uint32Array; cuts: Bitmap }, count: number, bits: Bitmap): void {
  const step = stepOf(order.length);
  const cut = Math.min(Math.round(count / step), Math.floor(order.length / step));
  if (cut > 0) unite(bits, cuts.subarray((cut - 1) * bits.length, cut * bits.length));
  for (let place = cut * step; place < count; place += 1) setBit(bits, order[place] as number);
  for (let place = count; place < cut * step; place += 1) clearBit(bits, order[place] as number);
}
