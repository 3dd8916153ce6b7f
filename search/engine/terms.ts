import { anyCharacter, mayBeMistyped, readingsOf } from '../search-text.rules.ts';
import { charactersAfter, everyWord, type WordRange, wordsBeginning } from './dictionary.ts';
import type { OpenSegment } from './segment.ts';
import { isAnyoneNamed, setsOfRanges, type TermSets } from './term-sets.ts';

const encoder = new TextEncoder();

function rangeOfTerm({ parts }: OpenSegment, term: string): WordRange {
  return wordsBeginning(parts, encoder.encode(term), everyWord(parts));
}

/** Terms that start no word in a name of any live profile, in any of the segments, and may be mistyped. */
export function findTypos(segments: readonly OpenSegment[], terms: readonly string[]): string[] {
  const isKnown = (term: string) => segments.some((segment) => isAnyoneNamed(segment, rangeOfTerm(segment, term)));
  return terms.filter((term) => mayBeMistyped(term) && !isKnown(term));
}

/** Profiles with a word starting with the term, or with any of its typo readings. */
export function setsOfTerm(segment: OpenSegment, term: string, isTypo: boolean): TermSets {
  return setsOfRanges(segment, isTypo ? rangesOfTypo(segment, term) : [rangeOfTerm(segment, term)]);
}

/** Ranges of words that a mistyped term may stand for. A wildcard is expanded to the characters in the dictionary. */
function rangesOfTypo(segment: OpenSegment, term: string): WordRange[] {
  return readingsOf(term).flatMap((reading) => {
    const open = reading.indexOf(anyCharacter);
    if (open < 0) return [rangeOfTerm(segment, reading)];
    const [before, behind] = [encoder.encode(reading.slice(0, open)), encoder.encode(reading.slice(open + 1))];
    const range = wordsBeginning(segment.parts, before, everyWord(segment.parts));
    return [...charactersAfter(segment.parts, before, range)].map((character) =>
      wordsBeginning(segment.parts, new Uint8Array([...before, ...character, ...behind]), range),
    );
  });
}
