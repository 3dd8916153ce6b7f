import type { FacetName } from '../../contract/discovery/discovery.ts';
import type { ProfileRecord } from './profile-record.ts';

/** The facets that count words; the followers facet counts classes of a number. */
export type WordFacet = Exclude<FacetName, 'followers'>;

/** Those of facets come first: words are numbered through all fields, and facets count the first numbers. */
export const facetFields = ['platform', 'category', 'city', 'gender', 'language'] as const satisfies WordFacet[];
export const fieldNames = [...facetFields, 'country', 'state', 'content', 'verified'] as const;
export type FieldName = (typeof fieldNames)[number];

const optional = (word: string | null): string[] => (word === null ? [] : [word]);

/** The words that a profile has in each field. */
export const wordsOfField: Record<FieldName, (record: ProfileRecord) => readonly string[]> = {
  platform: ({ platforms }) => platforms,
  category: ({ categories }) => categories,
  city: ({ city }) => optional(city),
  gender: ({ gender }) => optional(gender),
  language: ({ languages }) => languages,
  country: ({ country }) => optional(country),
  state: ({ state }) => optional(state),
  content: ({ contents }) => contents,
  verified: ({ verified }) => [String(verified)],
};

/** Gives the words of a field and the sets of them their numbers, in the order they come. */
export function createWordSets() {
  const words = new Map<string, number>();
  const sets: number[][] = [];
  const codes = new Map<string, number>();
  const codesAsGiven = new Map<string, number>();

  function placeOf(word: string): number {
    const place = words.get(word) ?? words.size;
    words.set(word, place);
    return place;
  }

  /** The number of a set of words, whatever their order. */
  function codeOf(given: readonly string[]): number {
    const asGiven = given.join('\0');
    const known = codesAsGiven.get(asGiven);
    if (known !== undefined) return known;
    const set = [...new Set(given.map(placeOf))].sort((a, b) => a - b);
    const key = set.join();
    const code = codes.get(key) ?? sets.length;
    if (code === sets.length) sets.push(set);
    codes.set(key, code);
    codesAsGiven.set(asGiven, code);
    return code;
  }

  return { codeOf, header: () => ({ words: [...words.keys()], sets }) };
}
