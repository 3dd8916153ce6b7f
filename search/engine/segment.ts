import { type Bitmap, clearBit, hasBit } from './bitmap.ts';
import { createScratch, type Scratch } from './doc-set.ts';
import { type FieldName, fieldNames } from './fields.ts';
import { firstWhere } from './first-where.ts';
import { type FormatPrices, openPrices, type PriceParts } from './format-prices.ts';
import { type Mix, openMixes } from './mixes.ts';

/** Of another version than the program's a file is not read. */
export const segmentVersion = 4;

/** Words of a field and the distinct sets of them, each set as indexes of words. */
export interface FieldHeader {
  words: string[];
  sets: number[][];
}

/** Metadata of a segment in plain values, for messages and files. */
export interface SegmentHeader {
  version: number;
  /** Number of profiles, removed ones included. */
  size: number;
  /** Profiles 0 to this number (exclusive) are verified; both runs are sorted by followers, descending. */
  verified: number;
  fields: Record<FieldName, FieldHeader>;
  /** Those that anybody has a price of, and the shares of audiences that anybody has. */
  formats: string[];
}

/** Profiles are numbered by rank: verified first, then by followers, then by id. A missing figure is -1. */
export interface SegmentParts extends PriceParts {
  /** One bit per live profile; the only part that changes, and `removed` counts the others. */
  alive: Bitmap;
  removed: Int32Array;
  id: Float64Array;
  followers: Float64Array;
  /** Paise. */
  price: Float64Array;
  /** Milliseconds, UTC. */
  created: Float64Array;
  /** Hundredths of a percent. */
  engagement: Int32Array;
  authenticity: Int8Array;
  byId: Uint32Array;
  engagementOrder: Uint32Array;
  priceOrder: Uint32Array;
  priceDownOrder: Uint32Array;
  createdOrder: Uint32Array;
  authenticityOrder: Uint32Array;
  engagementCuts: Bitmap;
  priceCuts: Bitmap;
  authenticityCuts: Bitmap;
  /** Number of each profile's word set in each field, field after field. */
  codes: Uint16Array | Uint32Array;
  /** Combinations of facets of each profile as numbers, one mix after the other. */
  mixCodes: Uint16Array;
  wordCounts: Uint32Array;
  wordStarts: Uint32Array;
  wordBits: Bitmap;
  wordDocs: Uint32Array;
  setRows: Uint32Array;
  setCounts: Uint32Array;
  termBytes: Uint8Array;
  termStarts: Uint32Array;
  postingStarts: Uint32Array;
  postings: Uint32Array;
  heavyRanges: Uint32Array;
  heavyBits: Bitmap;
}

/**
 * An immutable group of profiles, except for removals. Plain values and shared memory only, so that it can be sent to a
 * thread.
 */
export interface Segment {
  header: SegmentHeader;
  parts: SegmentParts;
}

/** A segment with what a thread needs to search it. */
export interface OpenSegment extends Segment {
  scratch: Scratch;
  fields: OpenFields;
  mixes: Mix[];
  /** By content type. */
  priced: Map<string, FormatPrices>;
}

export type OpenFields = Record<FieldName, OpenField>;

export interface OpenField extends FieldHeader {
  /** Number of the field's first word among the words of all fields. */
  base: number;
  places: Map<string, number>;
  codes: Uint16Array | Uint32Array;
}

/** Fields with their codes; words are numbered across all fields. */
export function openFields(header: Pick<SegmentHeader, 'size' | 'fields'>, codes: SegmentParts['codes']): OpenFields {
  const fields = {} as OpenFields;
  let base = 0;
  for (const [place, name] of fieldNames.entries()) {
    const { words, sets } = header.fields[name];
    fields[name] = {
      words,
      sets,
      base,
      places: new Map(words.map((word, at) => [word, at])),
      codes: codes.subarray(place * header.size, (place + 1) * header.size),
    };
    base += words.length;
  }
  return fields;
}

export function openSegment({ header, parts }: Segment): OpenSegment {
  const fields = openFields(header, parts.codes);
  const mixes = openMixes(header.size, fields, parts.mixCodes);
  return { header, parts, fields, mixes, priced: openPrices(header, parts), scratch: createScratch(header.size) };
}

/** Number of a profile, removed or not; -1 if not in this segment. */
export function docOf({ parts: { id: ids, byId } }: Segment, id: number): number {
  const doc = byId[firstWhere(0, byId.length, (place) => (ids[byId[place] as number] as number) >= id)];
  return doc !== undefined && ids[doc] === id ? doc : -1;
}

/** Removes a changed or deleted profile; returns whether it was alive. Visible to every thread at once. */
export function removeProfile(segment: Segment, id: number): boolean {
  const { alive, removed } = segment.parts;
  const doc = docOf(segment, id);
  if (doc < 0 || !hasBit(alive, doc)) return false;
  clearBit(alive, doc);
  Atomics.add(removed, 0, 1);
  return true;
}

/** Number of live profiles. */
export const countAlive = ({ header, parts }: Segment): number => header.size - Atomics.load(parts.removed, 0);
