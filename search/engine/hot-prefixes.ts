import { type Bitmap, setBit, wordsFor } from './bitmap.ts';
import type { Draft } from './draft.ts';
import { firstWhere } from './first-where.ts';
import type { SegmentParts } from './segment.ts';
import { sharedBits, sharedCounts, toShared } from './shared.ts';
import { isMany } from './word-sets.ts';

/** In a row of `heavyRanges`: no bitmap, because no name has such a word. */
export const noBits = 0xffffffff;
export const rowLength = 4;

/** A range of words gets its own bitmaps when its postings exceed this share of the profiles. */
const hotShare = 0.1;

interface Range {
  from: number;
  to: number;
}

type HotParts = Pick<SegmentParts, 'postingStarts' | 'postings' | 'heavyRanges' | 'heavyBits'>;

/**
 * Frequent words are stored as bitmaps instead of lists. In addition, all words with a common prefix are, where there
 * are very many: a prefix of a letter or two is not merged again for each search. A row of `heavyRanges` has the first
 * word, the end (exclusive), and the starts of the bitmaps of profiles with such a word at all and in their names.
 */
export function buildHotRanges({ size, terms }: Pick<Draft, 'size' | 'terms'>): HotParts {
  const { postingStarts, postings } = terms;
  const ranges = findRanges({ size, terms });
  const words = wordsFor(size);
  const isNamed = ({ from, to }: Range) => {
    for (let at = postingStarts[from] as number; at < (postingStarts[to] as number); at += 1)
      if (((postings[at] as number) & 1) === 1) return true;
    return false;
  };
  const rows: number[] = [];
  let end = 0;
  for (const range of ranges) {
    const named = isNamed(range);
    rows.push(range.from, range.to, end, named ? end + words : noBits);
    end += named ? 2 * words : words;
  }
  const bits = sharedBits(end);
  for (let row = 0; row < rows.length; row += rowLength)
    fillRow(rows.slice(row, row + rowLength), { terms, bits, words });
  return { ...withoutHotWords({ size, terms }), heavyRanges: toShared(Uint32Array.from(rows)), heavyBits: bits };
}

function fillRow(
  [from = 0, to = 0, all = 0, named = noBits]: number[],
  { terms, bits, words }: { terms: Draft['terms']; bits: Bitmap; words: number },
): void {
  const allBits = bits.subarray(all, all + words);
  const namedBits = named === noBits ? allBits : bits.subarray(named, named + words);
  for (let at = terms.postingStarts[from] as number; at < (terms.postingStarts[to] as number); at += 1) {
    const posting = terms.postings[at] as number;
    setBit(allBits, posting >>> 1);
    if ((posting & 1) === 1) setBit(namedBits, posting >>> 1);
  }
}

/** Ascending by the first word; of ranges with the same start the longer one first. */
function findRanges({ size, terms: { termBytes, termStarts, postingStarts } }: Pick<Draft, 'size' | 'terms'>): Range[] {
  const found: Range[] = [];
  const weigh = (from: number, to: number) => (postingStarts[to] as number) - (postingStarts[from] as number);
  const byteAt = (word: number, depth: number) =>
    (termStarts[word] as number) + depth < (termStarts[word + 1] as number)
      ? (termBytes[(termStarts[word] as number) + depth] as number)
      : -1;

  function visit({ from, to }: Range, depth: number): void {
    if (to - from === 1) {
      if (isMany(weigh(from, to), size)) found.push({ from, to });
      return;
    }
    // Skips prefixes that end within a multi-byte character, because no term does.
    const isCut = (byteAt(from, depth) & 0xc0) === 0x80;
    const last = found.at(-1);
    const isKnown = last?.from === from && last.to === to;
    if (depth > 0 && !isCut && !isKnown && weigh(from, to) > size * hotShare) found.push({ from, to });
    for (let start = from; start < to; ) {
      const byte = byteAt(start, depth);
      const end = byte < 0 ? start + 1 : firstWhere(start + 1, to, (word) => byteAt(word, depth) !== byte);
      if (isMany(weigh(start, end), size)) visit({ from: start, to: end }, depth + 1);
      start = end;
    }
  }

  if (termStarts.length > 1) visit({ from: 0, to: termStarts.length - 1 }, 0);
  return found;
}

function withoutHotWords({ size, terms: { postingStarts, postings } }: Pick<Draft, 'size' | 'terms'>) {
  const starts = sharedCounts(postingStarts.length);
  let end = 0;
  for (let word = 0; word + 1 < starts.length; word += 1) {
    const [from, to] = [postingStarts[word] as number, postingStarts[word + 1] as number];
    starts[word] = end;
    if (isMany(to - from, size)) continue;
    postings.copyWithin(end, from, to);
    end += to - from;
  }
  starts[starts.length - 1] = end;
  return { postingStarts: starts, postings: toShared(postings.subarray(0, end)) };
}
