import hindiPlaces from '../contract/core/hindi-places.json' with { type: 'json' };
import { foldText, joinNames } from '../contract/kit/fold.ts';

/** Word separators, in the query and in the searched text. The migration's fold_text has the same list. */
const wordEnds = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~“”‘’–—।॥·•\t\n\r ]/;
/** Filler words of a query, left out unless there are no others. */
const fillers = new Set([
  ...['a', 'an', 'and', 'by', 'for', 'from', 'in', 'near', 'of', 'on', 'the', 'to', 'with'],
  ...['और', 'का', 'की', 'के', 'को', 'पर', 'पास', 'में', 'से'],
]);
const maxTerms = 12;

/** Folded words of a text, as compared by a search. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(wordEnds)
    .filter((word) => word !== '');
}

/** Profiles have their place in English; its Hindi name is mapped to the English words. */
const placeWords = new Map(
  Object.entries(hindiPlaces).map(([english, hindi]) => [wordsOf(hindi).join(' '), wordsOf(english)]),
);
const longestPlace = Math.max(...[...placeWords.keys()].map((name) => name.split(' ').length));

/** Replaces Hindi places by their English names, longest name first: नई दिल्ली is one. */
function placesInEnglish([...words]: readonly string[]): string[] {
  const found: string[] = [];
  while (words.length > 0) {
    let length = Math.min(longestPlace, words.length);
    while (length > 1 && !placeWords.has(words.slice(0, length).join(' '))) length -= 1;
    const taken = words.splice(0, length);
    found.push(...(placeWords.get(taken.join(' ')) ?? taken));
  }
  return found;
}

/** Words of a person's name: as written and joined, and of handles, with and without their punctuation. */
export function nameWordsOf(name: string, handles: readonly string[]): string[] {
  const joined = joinNames(name);
  const plain = handles.map((handle) => handle.replaceAll(/[._-]/g, ''));
  return wordsOf([name, ...handles, ...(joined === name ? [] : [joined]), ...plain].join(' '));
}

/**
 * Search terms; each must be the beginning of a word of a name, username or handle. Null: no query. Empty list: a query
 * without searchable characters (only punctuation), which matches nothing. Soft hyphens are invisible and do not split words.
 */
export function termsOf(query: string | undefined): string[] | null {
  if (query === undefined || query.trim() === '') return null;
  return [...new Set(wordsOf(query.replaceAll('\u00ad', '')))].slice(0, maxTerms);
}

/** Search terms for `nearby`; each must be the beginning of a word of the profile's topics, city or bio. */
export function nearTermsOf(query: string | undefined): string[] {
  const words = [...new Set(placesInEnglish(wordsOf(query ?? '')))];
  const significant = words.filter((word) => !fillers.has(word));
  return (significant.length > 0 ? significant : words).slice(0, maxTerms);
}

const shortestMistyped = 4;
/** A pattern of all readings grows with the square of the length: of 200 letters PostgreSQL needs a minute, or gives up. */
const longestMistyped = 32;

/** Whether a term may be matched with one typo where it starts no word of any listed profile. */
export function mayBeMistyped(term: string): boolean {
  const { length } = [...term];
  return length >= shortestMistyped && length <= longestMistyped && !/^\p{Nd}+$/u.test(term);
}

/** Wildcard for one character. A space separates words, so no term contains one. */
export const anyCharacter = ' ';

/**
 * Strings a mistyped term may stand for: everything one edit away that keeps the first character (insertion, deletion,
 * substitution, transposition), where `anyCharacter` is any one but a space. Each is a prefix of a word.
 */
export function readingsOf(term: string): string[] {
  const [first = '', ...rest] = term;
  const at = (place: number, cut: number, put: string) =>
    [first, ...rest.slice(0, place), put, ...rest.slice(place + cut)].join('');
  return [
    ...new Set(
      rest.flatMap((letter, place) => [
        at(place, 1, ''),
        at(place, 1, anyCharacter),
        at(place, 0, anyCharacter),
        ...(place + 1 < rest.length ? [at(place, 2, `${rest[place + 1]}${letter}`)] : []),
      ]),
    ),
  ];
}
