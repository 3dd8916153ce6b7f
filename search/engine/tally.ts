import type { Bitmap } from './bitmap.ts';
import { countBoth, type DocSet, eachBlock } from './doc-set.ts';
import type { WordFacet } from './fields.ts';
import type { Mix } from './mixes.ts';
import type { OpenField, OpenFields, OpenSegment } from './segment.ts';
import { setOfWord } from './word-sets.ts';

/** Number of profiles compared bit by bit in the time of counting one. */
const comparedAtOnce = 64;

interface Counted {
  set: DocSet;
  /** Size of the set. */
  count: number;
}

/**
 * Counts per facet the profiles of a set with each word. A facet of few words intersects bitmaps; others count word
 * sets first.
 */
export function tally(segment: OpenSegment, names: readonly WordFacet[], { set, count }: Counted): Uint32Array[] {
  const { header, fields, mixes } = segment;
  const isWorth = (mix: Mix) => mix.names.filter((name) => names.includes(name)).length > 1 && mix.cells <= 4 * count;
  const together = mixes.filter(isWorth);
  const alone = names.filter((name) => !together.some((mix) => mix.names.includes(name)));
  const isCompared = (name: WordFacet) =>
    set.bits !== null && fields[name].words.length * header.size <= comparedAtOnce * count;
  const columns = alone
    .filter((name) => !isCompared(name))
    .map((name) => ({ names: [name], cells: fields[name].sets.length, codes: fields[name].codes }));
  const found = new Map(tallyColumns(fields, [...together, ...columns], set));
  return names.map((name) => found.get(name) ?? compare(segment, fields[name], set.bits as Bitmap));
}

const compare = (segment: OpenSegment, { base, words }: OpenField, bits: Bitmap): Uint32Array =>
  Uint32Array.from(words, (_, place) => countBoth(bits, setOfWord(segment, base + place)));

function tallyColumns(fields: OpenFields, columns: readonly Mix[], set: DocSet) {
  const tallies = columns.map((column) => ({ ...column, counts: new Uint32Array(column.cells) }));
  if (tallies.length > 0)
    eachBlock(set, (docs, length) => {
      for (const { codes, counts } of tallies) tallyBlock(codes, counts, docs, length);
    });
  return tallies.flatMap((column) => takeApart(fields, column));
}

function tallyBlock(codes: Mix['codes'], counts: Uint32Array, docs: Uint32Array, length: number): void {
  for (let place = 0; place < length; place += 1) {
    const code = codes[docs[place] as number] as number;
    counts[code] = (counts[code] as number) + 1;
  }
}

/** Splits the counts of combinations into those of each facet's sets. */
function takeApart(fields: OpenFields, { names, counts }: { names: WordFacet[]; counts: Uint32Array }) {
  const lastFirst = names.toReversed().map((name) => ({ name, ofSets: new Uint32Array(fields[name].sets.length) }));
  for (let cell = 0; cell < counts.length; cell += 1) {
    const count = counts[cell] as number;
    if (count === 0) continue;
    let rest = cell;
    for (const { ofSets } of lastFirst) {
      const code = rest % ofSets.length;
      ofSets[code] = (ofSets[code] as number) + count;
      rest = (rest - code) / ofSets.length;
    }
  }
  return lastFirst.map(({ name, ofSets }) => [name, countsOfWords(fields[name], ofSets)] as const);
}

/** Splits the counts of sets into those of their words. */
function countsOfWords({ words, sets }: OpenField, ofSets: Uint32Array): Uint32Array {
  const counts = new Uint32Array(words.length);
  for (const [code, count] of ofSets.entries()) {
    if (count > 0) for (const word of sets[code] ?? []) counts[word] = (counts[word] as number) + count;
  }
  return counts;
}
