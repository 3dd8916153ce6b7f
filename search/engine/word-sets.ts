import { setBit, unite, wordsFor } from './bitmap.ts';
import { type DocSet, nothing, ofBits, ofDocs, type Scratch } from './doc-set.ts';
import { type FieldName, fieldNames } from './fields.ts';
import type { FieldHeader, OpenField, SegmentParts } from './segment.ts';
import { sharedBits, sharedCounts } from './shared.ts';

/** From one profile in 32 on a bitmap is smaller than a list. */
export const isMany = (count: number, size: number): boolean => count * 32 > size;

interface Coded {
  size: number;
  fields: Record<FieldName, FieldHeader>;
  codes: SegmentParts['codes'];
}

type WordParts = Pick<SegmentParts, 'wordCounts' | 'wordStarts' | 'wordBits' | 'wordDocs'>;

/** Profiles of each word of each field: a bitmap for a frequent word, a list for a rare one. */
export function buildWordSets({ size, fields, codes }: Coded): WordParts {
  const counts = countWords({ size, fields, codes });
  const starts = sharedCounts(counts.length);
  const words = wordsFor(size);
  let [bitsEnd, docsEnd] = [0, 0];
  for (const [word, count] of counts.entries()) {
    starts[word] = isMany(count, size) ? bitsEnd : docsEnd;
    if (isMany(count, size)) bitsEnd += words;
    else docsEnd += count;
  }
  const [bits, docs] = [sharedBits(bitsEnd), sharedCounts(docsEnd)];
  const ends = starts.slice();
  eachWordOfDocs({ size, fields, codes }, (word, doc) => {
    const start = starts[word] as number;
    if (isMany(counts[word] as number, size)) {
      bits[start + (doc >>> 5)] = (bits[start + (doc >>> 5)] as number) | (1 << (doc & 31));
    } else {
      docs[ends[word] as number] = doc;
      ends[word] = (ends[word] as number) + 1;
    }
  });
  return { wordCounts: counts, wordStarts: starts, wordBits: bits, wordDocs: docs };
}

function countWords({ size, fields, codes }: Coded): Uint32Array {
  const counts = sharedCounts(fieldNames.reduce((sum, name) => sum + fields[name].words.length, 0));
  eachWordOfDocs({ size, fields, codes }, (word) => {
    counts[word] = (counts[word] as number) + 1;
  });
  return counts;
}

/** Calls `use` with each word of each profile, field after field, profiles ascending. */
function eachWordOfDocs({ size, fields, codes }: Coded, use: (word: number, doc: number) => void): void {
  let base = 0;
  for (const [place, name] of fieldNames.entries()) {
    const { words, sets } = fields[name];
    const globalSets = sets.map((set) => Uint32Array.from(set, (word) => base + word));
    for (let doc = 0; doc < size; doc += 1) {
      const set = globalSets[codes[place * size + doc] as number] as Uint32Array;
      for (let at = 0; at < set.length; at += 1) use(set[at] as number, doc);
    }
    base += words.length;
  }
}

interface Worded {
  header: { size: number };
  parts: WordParts;
}

/** Profiles with a word, by its number among the words of all fields. */
export function setOfWord({ header: { size }, parts }: Worded, word: number): DocSet {
  const [start, count] = [parts.wordStarts[word] as number, parts.wordCounts[word] as number];
  return isMany(count, size)
    ? ofBits(parts.wordBits.subarray(start, start + wordsFor(size)))
    : ofDocs(parts.wordDocs.subarray(start, start + count));
}

/** Profiles with one of these words in a field; unknown words add nobody. */
export function setOfWords(
  segment: Worded,
  { base, places }: OpenField,
  { words, scratch }: { words: readonly string[]; scratch: Scratch },
): DocSet {
  const known = words.flatMap((word) => places.get(word) ?? []).map((place) => setOfWord(segment, base + place));
  if (known.length <= 1) return known[0] ?? nothing;
  const bits = scratch.takeEmpty();
  for (const set of known) {
    if (set.docs === null) unite(bits, set.bits);
    else for (const doc of set.docs) setBit(bits, doc);
  }
  return ofBits(bits);
}
