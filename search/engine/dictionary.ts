import { firstWhere } from './first-where.ts';
import { noBits, rowLength } from './hot-prefixes.ts';
import type { SegmentParts } from './segment.ts';

type Words = Pick<SegmentParts, 'termBytes' | 'termStarts'>;

/** A range of words by dictionary index, end exclusive. */
export interface WordRange {
  from: number;
  to: number;
}

/** Negative when the word sorts before the prefix, zero when it starts with it, positive when it sorts after. */
function compareWord({ termBytes, termStarts }: Words, word: number, prefix: Uint8Array): number {
  const [start, end] = [termStarts[word] as number, termStarts[word + 1] as number];
  for (let at = 0; at < prefix.length; at += 1) {
    if (start + at >= end) return -1;
    const difference = (termBytes[start + at] as number) - (prefix[at] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Words of a range that start with these bytes. */
export function wordsBeginning(words: Words, prefix: Uint8Array, within: WordRange): WordRange {
  const from = firstWhere(within.from, within.to, (word) => compareWord(words, word, prefix) >= 0);
  return { from, to: firstWhere(from, within.to, (word) => compareWord(words, word, prefix) > 0) };
}

export const everyWord = ({ termStarts }: Words): WordRange => ({ from: 0, to: termStarts.length - 1 });

/** Distinct characters that follow a prefix in the words starting with it. */
export function* charactersAfter(words: Words, prefix: Uint8Array, range: WordRange): Generator<Uint8Array> {
  const { termBytes, termStarts } = words;
  for (let word = range.from; word < range.to; ) {
    const start = (termStarts[word] as number) + prefix.length;
    if (start === termStarts[word + 1]) {
      word += 1;
      continue;
    }
    const character = termBytes.slice(start, start + lengthOfCharacter(termBytes[start] as number));
    yield character;
    const extended = new Uint8Array([...prefix, ...character]);
    word = wordsBeginning(words, extended, { from: word, to: range.to }).to;
  }
}

/** Number of bytes of a UTF-8 character, by its first byte. */
function lengthOfCharacter(first: number): number {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}

export interface HotRange extends WordRange {
  all: number;
  named: number | null;
}

/** Ranges with their own bitmaps that start within a range of words. */
export function hotRangesWithin({ heavyRanges }: SegmentParts, { from, to }: WordRange): HotRange[] {
  const found: HotRange[] = [];
  const rows = heavyRanges.length / rowLength;
  const first = firstWhere(0, rows, (row) => (heavyRanges[row * rowLength] as number) >= from);
  for (let row = first * rowLength; row < heavyRanges.length; row += rowLength) {
    const [start = 0, end = 0, all = 0, named = noBits] = heavyRanges.subarray(row, row + rowLength);
    if (start >= to) break;
    if (end <= to) found.push({ from: start, to: end, all, named: named === noBits ? null : named });
  }
  return found;
}
