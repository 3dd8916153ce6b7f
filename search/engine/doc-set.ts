import {
  type Bitmap,
  clearBit,
  countIntersection,
  countRange,
  hasBit,
  intersect,
  listBits,
  nextBit,
  previousBit,
  subtract,
  wordsFor,
} from './bitmap.ts';
import { firstWhere } from './first-where.ts';

/**
 * A set of profiles: small as a list of ascending numbers, large as a bitmap. Either may be part of the segment itself,
 * so operations never write into their inputs.
 */
export type DocSet = { docs: Uint32Array; bits: null } | { docs: null; bits: Bitmap };

export const ofDocs = (docs: Uint32Array): DocSet => ({ docs, bits: null });
export const ofBits = (bits: Bitmap): DocSet => ({ docs: null, bits });
export const nothing: DocSet = ofDocs(new Uint32Array(0));

/** Reusable bitmaps of one segment and thread; all are released at once after an answer. */
export interface Scratch {
  /** Contains data of its last use. */
  take(): Bitmap;
  takeEmpty(): Bitmap;
  giveBackAll(): void;
}

export function createScratch(size: number): Scratch {
  const pool: Bitmap[] = [];
  let taken = 0;
  function take(): Bitmap {
    const bits = pool[taken] ?? new Int32Array(wordsFor(size));
    pool[taken] = bits;
    taken += 1;
    return bits;
  }
  return {
    take,
    takeEmpty: () => take().fill(0),
    giveBackAll() {
      taken = 0;
    },
  };
}

export const countSet = ({ docs, bits }: DocSet): number =>
  docs === null ? countRange(bits, 0, bits.length << 5) : docs.length;

/** Size of a set's part from `from` (inclusive) to `to` (exclusive). */
export const countWithin = ({ docs, bits }: DocSet, from: number, to: number): number =>
  docs === null ? countRange(bits, from, to) : placeIn(docs, to) - placeIn(docs, from);

/** Number of these bits that are in a set. */
export function countBoth(bits: Bitmap, other: DocSet): number {
  if (other.docs === null) return countIntersection(bits, other.bits);
  let count = 0;
  for (const doc of other.docs) count += ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1;
  return count;
}

function hasDoc({ docs, bits }: DocSet, doc: number): boolean {
  return docs === null ? hasBit(bits, doc) : docs[placeIn(docs, doc)] === doc;
}

/** First index whose number is at least `doc`. */
function placeIn(docs: Uint32Array, doc: number): number {
  return firstWhere(0, docs.length, (place) => (docs[place] as number) >= doc);
}

/** Intersection of two sets. */
export function meet(a: DocSet, b: DocSet, scratch: Scratch): DocSet {
  if (a.docs === null && b.docs === null) {
    const bits = scratch.take();
    intersect(bits, a.bits, b.bits);
    return ofBits(bits);
  }
  if (a.docs === null) return ofDocs(keepIn(b.docs as Uint32Array, a));
  if (b.docs === null || a.docs.length <= b.docs.length) return ofDocs(keepIn(a.docs, b));
  return ofDocs(keepIn(b.docs, a));
}

function keepIn(docs: Uint32Array, { docs: others, bits }: DocSet): Uint32Array {
  const result = new Uint32Array(docs.length);
  let count = 0;
  if (others === null) {
    for (let place = 0; place < docs.length; place += 1) {
      const doc = docs[place] as number;
      result[count] = doc;
      count += ((bits[doc >>> 5] as number) >>> (doc & 31)) & 1;
    }
    return result.subarray(0, count);
  }
  for (let place = 0, from = 0; place < docs.length && from < others.length; place += 1) {
    const doc = docs[place] as number;
    from = gallop(others, from, doc);
    if (others[from] === doc) {
      result[count] = doc;
      count += 1;
    }
  }
  return result.subarray(0, count);
}

/** First index from `from` on whose number is at least `doc`: exponential, then binary search. */
function gallop(docs: Uint32Array, from: number, doc: number): number {
  let step = 1;
  let low = from;
  while (low + step < docs.length && (docs[low + step] as number) < doc) {
    low += step;
    step *= 2;
  }
  return firstWhere(low, Math.min(low + step, docs.length), (place) => (docs[place] as number) >= doc);
}

/** Intersection of all sets, smallest first; null, meaning everyone, without any. */
export function meetAll(sets: readonly DocSet[], scratch: Scratch): DocSet | null {
  const size = (set: DocSet) => set.docs?.length ?? Number.POSITIVE_INFINITY;
  const [first, ...rest] = sets.toSorted((a, b) => (size(a) === size(b) ? 0 : size(a) - size(b)));
  return first === undefined ? null : rest.reduce((met, set) => meet(met, set, scratch), first);
}

/** `set` without the members of `without`, which is a subset of it. */
export function except(set: DocSet, without: DocSet, scratch: Scratch): DocSet {
  if (set.docs !== null) return ofDocs(set.docs.filter((doc) => !hasDoc(without, doc)));
  const bits = scratch.take();
  if (without.docs === null) subtract(bits, set.bits, without.bits);
  else {
    bits.set(set.bits);
    for (const doc of without.docs) clearBit(bits, doc);
  }
  return ofBits(bits);
}

/** The first numbers of a set from `from` (inclusive) to `to` (exclusive); at most `limit`. */
export function takeFrom({ docs, bits }: DocSet, [from, to]: [number, number], limit: number): number[] {
  if (docs !== null) {
    const place = placeIn(docs, from);
    return [...docs.subarray(place, Math.min(place + limit, placeIn(docs, to)))];
  }
  const taken: number[] = [];
  for (let doc = nextBit(bits, from); doc >= 0 && doc < to && taken.length < limit; doc = nextBit(bits, doc + 1)) {
    taken.push(doc);
  }
  return taken;
}

/** A set's numbers from `from` down to `to`, inclusive. */
export function* docsDown({ docs, bits }: DocSet, [from, to]: [number, number]): Generator<number> {
  if (docs !== null) {
    for (let place = placeIn(docs, from + 1) - 1; place >= 0 && (docs[place] as number) >= to; place -= 1) {
      yield docs[place] as number;
    }
    return;
  }
  for (let doc = previousBit(bits, from); doc >= to; doc = previousBit(bits, doc - 1)) yield doc;
}

const blockWords = 128;
const block = new Uint32Array(blockWords << 5);

/** Passes a set's numbers in ascending blocks. A block's memory is reused for the next one. */
export function eachBlock({ docs, bits }: DocSet, use: (block: Uint32Array, count: number) => void): void {
  if (docs !== null) {
    use(docs, docs.length);
    return;
  }
  for (let word = 0; word < bits.length; word += blockWords) {
    const count = listBits(bits, word, Math.min(word + blockWords, bits.length), block);
    if (count > 0) use(block, count);
  }
}
