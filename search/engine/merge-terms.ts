import { hasBit, wordsFor } from './bitmap.ts';
import { everyWord, type HotRange, hotRangesWithin } from './dictionary.ts';
import { eachBlock, ofBits } from './doc-set.ts';
import type { Terms } from './draft.ts';
import type { Segment } from './segment.ts';
import { toShared } from './shared.ts';
import { grown } from './term-table.ts';

/** In a map of old numbers to new ones: the profile is not included. */
export const leftBehind = 0xffffffff;

/** Merges the words of several segments in order, with the new numbers of their live profiles. */
export function mergeTerms(segments: readonly Segment[], numbers: readonly Uint32Array[]): Terms {
  const sources = segments.map((segment, place) => createSource(segment, numbers[place] ?? new Uint32Array(0)));
  const out = createOutput();
  for (let next = lowest(sources); next.length > 0; next = lowest(sources)) {
    for (const source of next) {
      out.addRun(source.takePostings());
    }
    const [first] = next;
    if (first) out.endWord(first.word());
    for (const source of next) source.advance();
  }
  return out.terms();
}

type Source = ReturnType<typeof createSource>;

/** Sources positioned at the lowest word. */
function lowest(sources: readonly Source[]): Source[] {
  let found: Source[] = [];
  for (const source of sources) {
    if (source.isAtEnd()) continue;
    const [first] = found;
    const compared = first === undefined ? -1 : compareBytes(source.word(), first.word());
    if (compared < 0) found = [source];
    else if (compared === 0) found.push(source);
  }
  return found;
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) {
    if (a[at] !== b[at]) return (a[at] as number) - (b[at] as number);
  }
  return a.length - b.length;
}

/** Iterates over the words of one segment. */
function createSource({ header, parts }: Segment, numbers: Uint32Array) {
  const { termBytes, termStarts, postingStarts, postings, heavyBits } = parts;
  const hotRanges = new Map<number, HotRange>();
  for (const range of hotRangesWithin(parts, everyWord(parts))) {
    if (range.to - range.from === 1) hotRanges.set(range.from, range);
  }
  const words = termStarts.length - 1;
  let place = 0;
  let bytes = termBytes.subarray(0, termStarts[1]);
  let renumbered = new Uint32Array(1 << 8);
  let count = 0;

  function add(doc: number, isNamed: number): void {
    const number = numbers[doc] as number;
    if (number === leftBehind) return;
    renumbered[count] = number * 2 + isNamed;
    count += 1;
  }

  function addHot({ all, named }: HotRange): void {
    const bitsAt = (start: number) => heavyBits.subarray(start, start + wordsFor(header.size));
    renumbered = grown(renumbered, header.size);
    const names = named === null ? null : bitsAt(named);
    eachBlock(ofBits(bitsAt(all)), (docs, length) => {
      for (const doc of docs.subarray(0, length)) add(doc, Number(names !== null && hasBit(names, doc)));
    });
  }

  return {
    isAtEnd: () => place >= words,
    word: () => bytes,
    advance(): void {
      place += 1;
      bytes = termBytes.subarray(termStarts[place], termStarts[place + 1]);
    },
    /** Live profiles with the word, ascending: ranks have the same order in all segments. */
    takePostings(): Uint32Array {
      count = 0;
      const hot = hotRanges.get(place);
      if (hot) addHot(hot);
      const [from, to] = [postingStarts[place] as number, postingStarts[place + 1] as number];
      renumbered = grown(renumbered, to - from);
      for (let at = from; at < to; at += 1) add((postings[at] as number) >>> 1, (postings[at] as number) & 1);
      return renumbered.subarray(0, count);
    },
  };
}

function createOutput() {
  let termBytes = new Uint8Array(1 << 12);
  let termStarts = new Uint32Array(1 << 8);
  let postingStarts = new Uint32Array(1 << 8);
  let postings = new Uint32Array(1 << 12);
  let words = 0;
  let end = 0;

  return {
    /** Merges another ascending list into the current word's postings. */
    addRun(run: Uint32Array): void {
      postings = grown(postings, end + run.length);
      let at = end - 1;
      let to = end + run.length - 1;
      const start = postingStarts[words] as number;
      for (let from = run.length - 1; from >= 0; to -= 1) {
        if (at >= start && (postings[at] as number) > (run[from] as number)) postings[to] = postings[at--] as number;
        else postings[to] = run[from--] as number;
      }
      end += run.length;
    },
    /** Ends the current word; drops it without postings. */
    endWord(word: Uint8Array): void {
      if (end === postingStarts[words]) return;
      const start = termStarts[words] as number;
      termBytes = grown(termBytes, start + word.length);
      termBytes.set(word, start);
      words += 1;
      termStarts = grown(termStarts, words + 1);
      termStarts[words] = start + word.length;
      postingStarts = grown(postingStarts, words + 1);
      postingStarts[words] = end;
    },
    terms: (): Terms => ({
      termBytes: toShared(termBytes.subarray(0, termStarts[words])),
      termStarts: toShared(termStarts.subarray(0, words + 1)),
      postingStarts: postingStarts.subarray(0, words + 1),
      postings: postings.subarray(0, end),
    }),
  };
}
