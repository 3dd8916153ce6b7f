import { assemble } from './assemble.ts';
import { hasBit } from './bitmap.ts';
import { createWordSets, type FieldName, fieldNames } from './fields.ts';
import { createPriceLists, openPrices, type PriceList } from './format-prices.ts';
import { leftBehind, mergeTerms } from './merge-terms.ts';
import { countVerified, numbersOf, type Rows, rankedCodes, rankedValues, rankOf } from './rank.ts';
import type { FieldHeader, Segment } from './segment.ts';

/** Merges the live profiles of segments into one. No id is alive in two of them. */
export function mergeSegments(segments: readonly Segment[]): Segment {
  const alive = segments.map((segment) => listAlive(segment));
  const { rows, headers } = rowsOf(segments, alive);
  const rank = rankOf(rows);
  const codes = rankedCodes(rank, rows);
  const numbers = numbersAfter(segments, alive, rank);
  return assemble({
    size: rows.size,
    verified: countVerified(rows),
    values: rankedValues(rank, rows),
    fields: headers(),
    codes,
    prices: mergePrices(segments, numbers),
    terms: mergeTerms(segments, numbers),
  });
}

/** A snapshot: profiles removed meanwhile are still in the result. */
function listAlive(segment: Segment): Uint32Array {
  const { alive } = segment.parts;
  const docs = new Uint32Array(segment.header.size);
  let count = 0;
  for (let doc = 0; doc < docs.length; doc += 1) {
    if (hasBit(alive, doc)) docs[count++] = doc;
  }
  return docs.subarray(0, count);
}

/** Live profiles as rows, segment after segment. */
function rowsOf(segments: readonly Segment[], alive: readonly Uint32Array[]) {
  const size = alive.reduce((sum, docs) => sum + docs.length, 0);
  const segmentOf = new Uint16Array(size);
  const docOf = new Uint32Array(size);
  let end = 0;
  for (const [place, docs] of alive.entries()) {
    segmentOf.fill(place, end, end + docs.length);
    docOf.set(docs, end);
    end += docs.length;
  }
  const at = (row: number) => segments[segmentOf[row] as number] as Segment;
  const figure = (name: keyof Rows['figure'] & keyof Segment['parts']) => (row: number) =>
    at(row).parts[name][docOf[row] as number] as number;
  const joined = fieldNames.map((name, field) => joinField(segments, name, field));
  const rows: Rows = {
    size,
    figure: {
      verified: (row) => Number((docOf[row] as number) < at(row).header.verified),
      id: figure('id'),
      followers: figure('followers'),
      price: figure('price'),
      created: figure('created'),
      engagement: figure('engagement'),
      authenticity: figure('authenticity'),
    },
    fields: fieldNames.length,
    codeOf: (row, field) => joined[field]?.codeOf(segmentOf[row] as number, docOf[row] as number) ?? 0,
  };
  const headers = () =>
    Object.fromEntries(fieldNames.map((name, field) => [name, joined[field]?.header()])) as Record<
      FieldName,
      FieldHeader
    >;
  return { rows, headers };
}

/** Renumbers the sets of words that are still used. */
function joinField(segments: readonly Segment[], name: FieldName, field: number) {
  const sets = createWordSets();
  const known = segments.map(() => new Map<number, number>());
  return {
    header: sets.header,
    codeOf(place: number, doc: number): number {
      const { header, parts } = segments[place] as Segment;
      const code = parts.codes[field * header.size + doc] as number;
      const { words, sets: given } = header.fields[name];
      const found = known[place]?.get(code) ?? sets.codeOf((given[code] ?? []).map((word) => words[word] as string));
      known[place]?.set(code, found);
      return found;
    },
  };
}

/** Prices of the live profiles of all segments, by content type. */
function mergePrices(segments: readonly Segment[], numbers: readonly Uint32Array[]): PriceList[] {
  const lists = createPriceLists();
  for (const [place, { header, parts }] of segments.entries()) {
    for (const [format, { docs, starts, prices }] of openPrices(header, parts)) {
      for (let run = 0; run < prices.length; run += 1) {
        for (let at = starts[run] as number; at < (starts[run + 1] as number); at += 1) {
          const number = numbers[place]?.[docs[at] as number] as number;
          if (number !== leftBehind) lists.add(number, format, prices[run] as number);
        }
      }
    }
  }
  return lists.numbered((number) => number);
}

/** New number of each profile, per segment. */
function numbersAfter(segments: readonly Segment[], alive: readonly Uint32Array[], rank: Uint32Array): Uint32Array[] {
  const numbers = numbersOf(rank);
  let row = 0;
  return segments.map(({ header }, place) => {
    const after = new Uint32Array(header.size).fill(leftBehind);
    for (const doc of alive[place] ?? []) after[doc] = numbers[row++] as number;
    return after;
  });
}
