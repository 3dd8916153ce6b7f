import type { FacetName } from '../../contract/discovery/discovery.ts';
import type { ProfileRecord } from './profile-record.ts';

/** Facets that count words; the followers facet counts ranges of a number. */
export type WordFacet = Exclude<FacetName, 'followers'>;

/** Facet fields come first: words are numbered across all fields, and facets count the first numbers. */
export const facetFields = ['platform', 'category', 'city', 'gender', 'language'] as const satisfies WordFacet[];
export const fieldNames = [...facetFields, 'country', 'state', 'content', 'verified'] as const;
export type FieldName = (typeof fieldNames)[number];

const optional = (word: string | null): string[] => (word === null ? [] : [word]);

/** A profile's words in each field. */
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

/** Numbers the words of a field and the distinct sets of them, in order of appearance. */
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

  /** Number of a set of words, independent of their order. */
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
