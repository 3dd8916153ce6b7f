import hindiPlaces from '../contract/core/hindi-places.json' with { type: 'json' };
import { foldText, joinNames } from '../contract/kit/fold.ts';

/** Ends a word, in the query as in what is searched. The migration's fold_text has the same list. */
const wordEnds = /[!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~“”‘’–—।॥·•\t\n\r ]/;
/** Words of a question that name nothing; left out unless they are all there is. */
const fillers = new Set([
  ...['a', 'an', 'and', 'by', 'for', 'from', 'in', 'near', 'of', 'on', 'the', 'to', 'with'],
  ...['और', 'का', 'की', 'के', 'को', 'पर', 'पास', 'में', 'से'],
]);
const maxTerms = 12;

/** The words of a text as a search compares them. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(wordEnds)
    .filter((word) => word !== '');
}

/** Profiles name their place in English: by the words of its Hindi name. */
const placeWords = new Map(
  Object.entries(hindiPlaces).map(([english, hindi]) => [wordsOf(hindi).join(' '), wordsOf(english)]),
);
const longestPlace = Math.max(...[...placeWords.keys()].map((name) => name.split(' ').length));

/** The same words with places by their English names, the longest name first: नई दिल्ली is one. */
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

/** The words that name a person: of the name as it is written and joined, and of handles, with and without their signs. */
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
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxTerms);
}

/** Whether a term may be read with one typo where it begins no word of any listed profile. */
export function mayBeMistyped(term: string): boolean {
  return [...term].length >= 4 && !/^\p{Nd}+$/u.test(term);
}

/** A character that is left open. A space ends words, so no term has one. */
export const anyCharacter = ' ';

/**
 * What a mistyped term may stand for: everything one edit away that keeps the first character (one character more, one
 * fewer, another one, two neighbours swapped), where `anyCharacter` is any one but a space. Each begins a word.
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
