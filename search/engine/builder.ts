import { assemble } from './assemble.ts';
import { createWordSets, type FieldName, fieldNames, wordsOfField } from './fields.ts';
import { createPriceLists, shareKey } from './format-prices.ts';
import type { ProfileRecord } from './profile-record.ts';
import { countVerified, numbersOf, type Rows, rankedCodes, rankedValues, rankOf } from './rank.ts';
import type { FieldHeader, Segment } from './segment.ts';
import { createTermLists } from './term-lists.ts';
import { grown } from './term-table.ts';

export interface SegmentBuilder {
  /** Each id must be added once. */
  add(record: ProfileRecord): void;
  /** Number of profiles added so far. */
  readonly size: number;
  /** Builds the segment; a builder is used once. */
  build(): Segment;
}

const figures = ['verified', 'id', 'followers', 'price', 'created', 'engagement', 'authenticity'] as const;

function figuresOf(record: ProfileRecord): number[] {
  const { verified, id, followers, price, createdAt, engagement, authenticity } = record;
  return [verified ? 1 : 0, id, followers ?? -1, price ?? -1, createdAt, engagement ?? -1, authenticity ?? -1];
}

/** Collects profiles in any order, storing only numbers. */
export function createSegmentBuilder(): SegmentBuilder {
  const fields = fieldNames.map((name) => ({ name, wordsOf: wordsOfField[name], sets: createWordSets() }));
  const lists = createTermLists();
  const prices = createPriceLists();
  let values = new Float64Array(figures.length << 8);
  let codes = new Uint32Array(fields.length << 8);
  let size = 0;

  function add(record: ProfileRecord): void {
    values = grown(values, (size + 1) * figures.length);
    values.set(figuresOf(record), size * figures.length);
    codes = grown(codes, (size + 1) * fields.length);
    for (const [place, { wordsOf, sets }] of fields.entries()) {
      codes[size * fields.length + place] = sets.codeOf(wordsOf(record));
    }
    for (const [format, price] of Object.entries(record.formatPrices)) prices.add(size, format, price);
    for (const [share, percent] of Object.entries(record.audience)) prices.add(size, shareKey(share), percent);
    lists.add(record.names, record.text);
    size += 1;
  }

  function build(): Segment {
    const figure = (place: number) => (row: number) => values[row * figures.length + place] as number;
    const rows: Rows = {
      size,
      figure: Object.fromEntries(figures.map((name, place) => [name, figure(place)])) as Rows['figure'],
      fields: fields.length,
      codeOf: (row, field) => codes[row * fields.length + field] as number,
    };
    const rank = rankOf(rows);
    const numbers = numbersOf(rank);
    const headers = Object.fromEntries(fields.map(({ name, sets }) => [name, sets.header()]));
    return assemble({
      size,
      verified: countVerified(rows),
      values: rankedValues(rank, rows),
      fields: headers as Record<FieldName, FieldHeader>,
      codes: rankedCodes(rank, rows),
      prices: prices.numbered((row) => numbers[row] as number),
      terms: lists.invert(rank),
    });
  }

  return {
    add,
    build,
    get size() {
      return size;
    },
  };
}
