import { hasBit, setBit, unite, wordsFor } from './bitmap.ts';
import { type HotRange, hotRangesWithin, type WordRange } from './dictionary.ts';
import { type DocSet, nothing, ofBits, ofDocs } from './doc-set.ts';
import type { OpenSegment } from './segment.ts';

/** Profiles with a word starting with a term, and those with one in a name. */
export interface TermSets {
  all: DocSet;
  named: DocSet;
}

const fewPostings = 256;

/** Profiles with a word of these ranges. */
export function setsOfRanges(segment: OpenSegment, ranges: readonly WordRange[]): TermSets {
  const found = ranges.filter(({ from, to }) => from < to).map((range) => readRange(segment, range));
  const [only] = found;
  if (only === undefined) return { all: nothing, named: nothing };
  if (found.length === 1 && only.whole !== undefined) return only.whole;
  const count = found.reduce((sum, { postings }) => sum + postings.length, 0);
  const hotRanges = found.flatMap(({ heavy: hot }) => hot);
  if (hotRanges.length === 0 && found.length === 1 && only.words === 1) return listsOfWord(only.postings);
  if (hotRanges.length === 0 && count <= fewPostings) return listsOfFew(found.flatMap(({ postings }) => [...postings]));
  const [all, named] = [segment.scratch.takeEmpty(), segment.scratch.takeEmpty()];
  for (const { postings } of found) {
    for (let at = 0; at < postings.length; at += 1) {
      const posting = postings[at] as number;
      setBit(all, posting >>> 1);
      if ((posting & 1) === 1) setBit(named, posting >>> 1);
    }
  }
  for (const hot of hotRanges) {
    const sets = setsOfHotRange(segment, hot);
    if (sets.all.bits) unite(all, sets.all.bits);
    if (sets.named.bits) unite(named, sets.named.bits);
  }
  return { all: ofBits(all), named: ofBits(named) };
}

/** Adjacent posting lists of a range's words, and the bitmaps of words stored as such. */
function readRange(segment: OpenSegment, range: WordRange) {
  const { postings, postingStarts } = segment.parts;
  const lists = postings.subarray(postingStarts[range.from], postingStarts[range.to]);
  const ranges = hotRangesWithin(segment.parts, range);
  const exact = ranges.find(({ from, to }) => from === range.from && to === range.to);
  return {
    words: range.to - range.from,
    postings: exact ? lists.subarray(0, 0) : lists,
    heavy: exact ? [exact] : ranges.filter(({ from, to }) => to - from === 1),
    whole: exact && setsOfHotRange(segment, exact),
  };
}

function setsOfHotRange({ header, parts: { heavyBits } }: OpenSegment, { all, named }: HotRange): TermSets {
  const bitsAt = (start: number) => ofBits(heavyBits.subarray(start, start + wordsFor(header.size)));
  return { all: bitsAt(all), named: named === null ? nothing : bitsAt(named) };
}

const isNamed = (posting: number) => (posting & 1) === 1;

/** A word's postings contain each profile once, ascending. */
function listsOfWord(postings: Uint32Array): TermSets {
  const [all, named] = [new Uint32Array(postings.length), new Uint32Array(postings.length)];
  let count = 0;
  for (let at = 0; at < postings.length; at += 1) {
    const posting = postings[at] as number;
    all[at] = posting >>> 1;
    named[count] = posting >>> 1;
    count += posting & 1;
  }
  return { all: ofDocs(all), named: ofDocs(named.subarray(0, count)) };
}

function listsOfFew(postings: number[]): TermSets {
  const docsOf = (list: number[]) => ofDocs(Uint32Array.from(new Set(list.map((posting) => posting >>> 1))).sort());
  return { all: docsOf(postings), named: docsOf(postings.filter(isNamed)) };
}

/** Whether a live profile has a word of these in a name. */
export function isAnyoneNamed(segment: OpenSegment, range: WordRange): boolean {
  if (range.from === range.to) return false;
  const { alive } = segment.parts;
  const { postings, heavy } = readRange(segment, range);
  if (postings.some((posting) => isNamed(posting) && hasBit(alive, posting >>> 1))) return true;
  return heavy.some((range) => {
    const { bits } = setsOfHotRange(segment, range).named;
    return bits?.some((word, at) => (word & (alive[at] as number)) !== 0);
  });
}
