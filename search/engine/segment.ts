import { type Bitmap, clearBit, hasBit } from './bitmap.ts';
import { createScratch, type Scratch } from './doc-set.ts';
import { type FieldName, fieldNames } from './fields.ts';
import { firstWhere } from './first-where.ts';
import { type FormatPrices, openPrices, type PriceParts } from './format-prices.ts';
import { type Mix, openMixes } from './mixes.ts';

/** Of another version than the program's a file is not read. */
export const segmentVersion = 3;

/** The words of one field and the sets of them that profiles have, each set as places of words. */
export interface FieldHeader {
  words: string[];
  sets: number[][];
}

/** What a segment tells of itself in plain values, fit for a message and for the head of a file. */
export interface SegmentHeader {
  version: number;
  /** Profiles, removed ones included. */
  size: number;
  /** Profiles 0 up to this one are verified, each of the two runs by followers, the most first. */
  verified: number;
  fields: Record<FieldName, FieldHeader>;
  /** Those that anybody has a price of. */
  formats: string[];
}

/** Profiles are numbered by rank: verified first, then by followers, then by id. A missing figure is -1. */
export interface SegmentParts extends PriceParts {
  /** A bit for each profile that still holds; the only part that changes, and `removed` counts the others. */
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
  /** The set of each profile in each field, field after field. */
  codes: Uint16Array | Uint32Array;
  /** Some facets of each profile as one number, mix after mix. */
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

/** Profiles frozen together. Plain values and shared memory only, so that a thread can be sent one. */
export interface Segment {
  header: SegmentHeader;
  parts: SegmentParts;
}

/** A segment with what a thread needs to search it. */
export interface OpenSegment extends Segment {
  scratch: Scratch;
  fields: OpenFields;
  mixes: Mix[];
  /** By format. */
  priced: Map<string, FormatPrices>;
}

export type OpenFields = Record<FieldName, OpenField>;

export interface OpenField extends FieldHeader {
  /** The number of the field's first word among the words of all fields. */
  base: number;
  places: Map<string, number>;
  codes: Uint16Array | Uint32Array;
}

/** The fields with their codes; words are numbered through all of them. */
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

/** The number of a profile, removed or not; -1 when it is not here. */
export function docOf({ parts: { id: ids, byId } }: Segment, id: number): number {
  const doc = byId[firstWhere(0, byId.length, (place) => (ids[byId[place] as number] as number) >= id)];
  return doc !== undefined && ids[doc] === id ? doc : -1;
}

/** Takes a profile out, because it changed or went away; whether it was there. Every thread sees it at once. */
export function removeProfile(segment: Segment, id: number): boolean {
  const { alive, removed } = segment.parts;
  const doc = docOf(segment, id);
  if (doc < 0 || !hasBit(alive, doc)) return false;
  clearBit(alive, doc);
  Atomics.add(removed, 0, 1);
  return true;
}

/** Profiles that still hold. */
export const countAlive = ({ header, parts }: Segment): number => header.size - Atomics.load(parts.removed, 0);
