import type { Draft } from './draft.ts';
import { countUp, sortBy } from './radix-order.ts';
import type { SegmentParts } from './segment.ts';
import { sharedFloats, toShared } from './shared.ts';

/** Data of the profiles of a future segment, by row in any order. A missing figure is -1. */
export interface Rows {
  size: number;
  figure: Record<'verified' | keyof Draft['values'], (row: number) => number>;
  fields: number;
  /** Number of a row's set of words in a field. */
  codeOf: (row: number, field: number) => number;
}

/** Rows by rank: verified first, then by followers, then by id. */
export function rankOf({ size, figure }: Rows): Uint32Array {
  const byId = sortBy(countUp(size), figure.id);
  const byFollowers = sortBy(byId, (row) => -figure.followers(row));
  return sortBy(byFollowers, (row) => -figure.verified(row));
}

/** Number of each row, which is its index in the rank. */
export function numbersOf(rank: Uint32Array): Uint32Array {
  const numbers = new Uint32Array(rank.length);
  for (let doc = 0; doc < rank.length; doc += 1) numbers[rank[doc] as number] = doc;
  return numbers;
}

export function countVerified({ size, figure }: Rows): number {
  let count = 0;
  for (let row = 0; row < size; row += 1) count += figure.verified(row);
  return count;
}

/** Figures by rank. */
export function rankedValues(rank: Uint32Array, { figure }: Rows): Draft['values'] {
  const filled = <T extends Float64Array | Int32Array | Int8Array>(values: T, of: (row: number) => number): T => {
    for (let doc = 0; doc < rank.length; doc += 1) values[doc] = of(rank[doc] as number);
    return values;
  };
  return {
    id: filled(sharedFloats(rank.length), figure.id),
    followers: filled(sharedFloats(rank.length), figure.followers),
    price: filled(sharedFloats(rank.length), figure.price),
    created: filled(sharedFloats(rank.length), figure.created),
    engagement: filled(new Int32Array(new SharedArrayBuffer(4 * rank.length)), figure.engagement),
    authenticity: filled(new Int8Array(new SharedArrayBuffer(rank.length)), figure.authenticity),
  };
}

/** Word sets of each field by rank, field after field; 16 bits if no field has more sets than that. */
export function rankedCodes(rank: Uint32Array, { fields, codeOf }: Rows): SegmentParts['codes'] {
  const codes = new Uint32Array(fields * rank.length);
  let most = 0;
  for (let field = 0; field < fields; field += 1) {
    for (let doc = 0; doc < rank.length; doc += 1) {
      const code = codeOf(rank[doc] as number, field);
      codes[field * rank.length + doc] = code;
      if (code > most) most = code;
    }
  }
  return toShared(most > 0xffff ? codes : Uint16Array.from(codes));
}
