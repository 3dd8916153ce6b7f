import { type FacetName, followerSteps } from '../../contract/discovery/discovery.ts';
import { type DocSet, eachBlock, ofBits } from '../../search/engine/doc-set.ts';
import { facetFields } from '../../search/engine/fields.ts';
import { setsOfFilters } from '../../search/engine/filter-sets.ts';
import type { OpenSegment } from '../../search/engine/segment.ts';
import { findTypos, setsOfTerm } from '../../search/engine/terms.ts';
import { type Asked, toRequest } from './mix.ts';

type Bits = Int32Array;

/** Query with the bitmaps of its conditions precomputed. */
export interface Prepared {
  common: Bits[];
  facets: { name: FacetName; bits: Bits; isWord: boolean }[];
  /** True when every condition is a single word. */
  commonAreWords: boolean;
}

/** Untimed preparation: looks up words, ranges and typos. */
export function prepare(segment: OpenSegment, asked: Asked): Prepared {
  segment.scratch.giveBackAll();
  const { filters } = toRequest(asked);
  const typos = findTypos([segment], filters.terms ?? []);
  const terms = filters.terms?.map((term) => setsOfTerm(segment, term, typos.includes(term)).named) ?? null;
  const { common, facets } = setsOfFilters(segment, filters, terms);
  return {
    common: common.map(({ set }) => toBits(segment, set)),
    facets: [...facets].map(([name, { set, word }]) => ({ name, bits: toBits(segment, set), isWord: word !== null })),
    commonAreWords: common.every(({ word }) => word !== null),
  };
}

/**
 * Lower bound for an answer: intersects and counts the precomputed bitmaps, and counts matches by facet column, for facets
 * with a condition without that condition. If more than half match, counts the complement. Totals known in advance (all, or
 * one word) cost nothing.
 */
export function count(segment: OpenSegment, { common, facets, commonAreWords }: Prepared): number {
  const size = segment.header.size;
  const meetBut = (name: FacetName | null) =>
    meetBits([...common, ...facets.filter((facet) => facet.name !== name).map(({ bits }) => bits)], size);
  const all = meetBut(null);
  const total = all === null ? size : countBits(all);
  let sum = total;
  for (const name of [...facetFields, 'followers'] as const) {
    const others = facets.filter((facet) => facet.name !== name);
    const conditions = common.length + others.length;
    const isKnown = conditions === 0 || (conditions === 1 && commonAreWords && others.every(({ isWord }) => isWord));
    if (isKnown) continue;
    const isOwn = others.length < facets.length;
    const base = isOwn ? meetBut(name) : all;
    if (base === null) continue;
    const matches = isOwn ? countBits(base) : total;
    if (name === 'followers') sum += countClasses(base, size);
    else sum += countColumn(segment, name, matches * 2 > size ? invert(base, size) : base);
  }
  return sum;
}

function toBits({ header }: OpenSegment, set: DocSet): Bits {
  if (set.docs === null) return Int32Array.from(set.bits);
  const bits = new Int32Array((header.size + 31) >>> 5);
  for (const doc of set.docs) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
  return bits;
}

const free: Bits[] = [];
let used = 0;
function borrow(length: number): Bits {
  const bits = free[used] ?? new Int32Array(length);
  free[used] = bits;
  used = (used + 1) % 4;
  return bits;
}

function meetBits(sets: readonly Bits[], size: number): Bits | null {
  const [first, ...rest] = sets;
  if (!first) return null;
  const met = borrow((size + 31) >>> 5);
  met.set(first);
  for (const other of rest)
    for (let at = 0; at < met.length; at += 1) met[at] = (met[at] as number) & (other[at] as number);
  return met;
}

function invert(bits: Bits, size: number): Bits {
  const others = borrow((size + 31) >>> 5);
  for (let at = 0; at < others.length; at += 1) others[at] = ~(bits[at] as number);
  const left = size & 31;
  if (left > 0) others[others.length - 1] = (others.at(-1) as number) & ((1 << left) - 1);
  return others;
}

function countBits(bits: Bits): number {
  let sum = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] as number;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    sum += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return sum;
}

function countColumn({ fields }: OpenSegment, name: (typeof facetFields)[number], base: Bits): number {
  const { codes, sets } = fields[name];
  const counts = new Uint32Array(sets.length);
  eachBlock(ofBits(base), (docs, length) => {
    for (let at = 0; at < length; at += 1) {
      const code = codes[docs[at] as number] as number;
      counts[code] = (counts[code] as number) + 1;
    }
  });
  return counts[0] ?? 0;
}

/** Classes are numeric ranges, so each bit is counted once. */
const countClasses = (base: Bits, size: number) => (size > followerSteps.length ? countBits(base) : 0);
