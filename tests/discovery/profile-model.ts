import { type FacetName, facetNames, followerSteps } from '../../contract/discovery/discovery.ts';
import {
  keysOf,
  type NearbyRequest,
  type Position,
  type SearchRequest,
  type SortKey,
} from '../../search/discovery.rules.ts';
import type { ProfileRecord } from '../../search/engine/profile-record.ts';
import type { IndexAnswer } from '../../search/engine/search.ts';

type Filters = SearchRequest['filters'];
type Range = Filters['followers'];

const wordsIn = (text: string) => text.split(' ').filter((word) => word !== '');
const nameWords = ({ names }: ProfileRecord) => wordsIn(names);

/** Whether a prefix of the word is one edit from the term and starts with the same character. */
function beginsWithOneTypo(word: string, term: string): boolean {
  const [letters, wanted] = [[...word], [...term]];
  if (letters[0] !== wanted[0]) return false;
  return [-1, 0, 1].some((more) => {
    const begin = letters.slice(0, wanted.length + more);
    return begin.length === wanted.length + more && isOneEdit(wanted, begin);
  });
}

function isOneEdit(from: string[], to: string[]): boolean {
  const target = to.join('');
  return (
    from.some((letter, at) => {
      const [before, behind] = [from.slice(0, at), from.slice(at + 1)];
      const isInserted = to.length > from.length && [...before, to[at], letter, ...behind].join('') === target;
      const isReplaced = [...before, to[at], ...behind].join('') === target;
      const isSwapped = [...before, ...behind.slice(0, 1), letter, ...behind.slice(1)].join('') === target;
      return isInserted || [...before, ...behind].join('') === target || isReplaced || isSwapped;
    }) ||
    (to.length > from.length && to.slice(0, -1).join('') === from.join(''))
  );
}

const overlaps = (wanted: string[] | undefined, has: string[]) => !wanted || wanted.some((word) => has.includes(word));
const among = (wanted: string[] | undefined, has: string | null) => overlaps(wanted, has === null ? [] : [has]);
const equals = <T>(wanted: T | undefined, has: T | null) => wanted === undefined || wanted === has;
const within = ({ min, max }: Range, value: number | null) =>
  (min === undefined || (value !== null && value >= min)) && (max === undefined || (value !== null && value <= max));

const percent = ({ engagement }: ProfileRecord) => (engagement === null ? null : engagement / 100);

const priceOf = ({ price, formatPrices }: ProfileRecord, { priceFormat }: Filters) =>
  priceFormat === undefined ? price : (formatPrices[priceFormat] ?? null);

function isPriced(person: ProfileRecord, filters: Filters): boolean {
  const price = priceOf(person, filters);
  return within(filters.price, price) || (filters.unpricedToo && filters.priceFormat !== undefined && price === null);
}

/** Reference search over a list, checking each profile. */
export function searchByHand(people: readonly ProfileRecord[], request: SearchRequest): IndexAnswer {
  const { filters, sort, after, limit, exceptIds } = request;
  const known = people.flatMap(nameWords);
  const typos = (filters.terms ?? []).filter(
    (term) => [...term].length >= 4 && !/^\p{Nd}+$/u.test(term) && !known.some((word) => word.startsWith(term)),
  );
  const begins = (words: string[]) =>
    filters.terms?.length !== 0 &&
    (filters.terms ?? []).every((term) =>
      words.some((word) => (typos.includes(term) ? beginsWithOneTypo(word, term) : word.startsWith(term))),
    );
  const common = people.filter(
    (person) =>
      !exceptIds.includes(person.id) &&
      (filters.terms === null || begins(nameWords(person))) &&
      passesCommon(person, filters),
  );
  const found = common.filter((person) => facetNames.every((facet) => passesFacet[facet](person, filters)));
  const keys = keysOf(sort);
  const positions = found
    .map((person) => keys.map(({ by }) => (by === 'price' ? priceOf(person, filters) : valueFor[by](person))))
    .filter((position) => after === undefined || compare(keys, position, after) > 0)
    .sort((a, b) => compare(keys, a, b));
  const page = positions.slice(0, limit);
  const facetOf = (facet: FacetName) => {
    const counts = new Map<string, number>();
    for (const person of common) {
      if (!facetNames.every((other) => other === facet || passesFacet[other](person, filters))) continue;
      for (const word of facetWords[facet](person)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return [...counts].map(([id, count]) => ({ id, count }));
  };
  return {
    ids: page.map((position) => Number(position.at(-1))),
    next: positions.length > limit ? (page.at(-1) ?? null) : null,
    total: found.length,
    facets: Object.fromEntries(facetNames.map((facet) => [facet, facetOf(facet)])) as IndexAnswer['facets'],
    readAsTypos: typos,
  };
}

/** Reference implementation of `nearby`: passes the filters, matches the terms anywhere but not by name; by relevance. */
export function nearbyByHand(people: readonly ProfileRecord[], { terms, limit, ...asked }: NearbyRequest): number[] {
  const search = { ...asked, sort: 'relevance', after: undefined, limit: people.length } as const;
  const matches = new Set(searchByHand(people, search).ids);
  const words = new Map(people.map(({ id, names, text }) => [id, [...wordsIn(names), ...wordsIn(text)]]));
  const isNear = (id: number) => terms.every((term) => words.get(id)?.some((word) => word.startsWith(term)));
  const all = searchByHand(people, { ...search, filters: { ...asked.filters, terms: null } });
  return all.ids.filter((id) => isNear(id) && !matches.has(id)).slice(0, limit);
}

function passesCommon(person: ProfileRecord, filters: Filters): boolean {
  return (
    equals(filters.country, person.country) &&
    among(filters.state, person.state) &&
    overlaps(filters.content, person.contents) &&
    within(filters.engagement, percent(person)) &&
    isPriced(person, filters) &&
    filters.audience.every(({ name, min }) => within({ min, max: undefined }, person.audience[name] ?? null)) &&
    equals(filters.verified, person.verified) &&
    within({ min: filters.authenticityMin, max: undefined }, person.authenticity)
  );
}

const passesFacet: Record<FacetName, (person: ProfileRecord, filters: Filters) => boolean> = {
  platform: ({ platforms }, filters) => overlaps(filters.platform, platforms),
  category: ({ categories }, filters) => overlaps(filters.category, categories),
  city: ({ city }, filters) => among(filters.city, city),
  gender: ({ gender }, filters) => equals(filters.gender, gender),
  language: ({ languages }, filters) => overlaps(filters.language, languages),
  followers: ({ followers }, filters) => within(filters.followers, followers),
};

const facetWords: Record<FacetName, (person: ProfileRecord) => string[]> = {
  platform: ({ platforms }) => platforms,
  category: ({ categories }) => categories,
  city: ({ city }) => (city === null ? [] : [city]),
  gender: ({ gender }) => (gender === null ? [] : [gender]),
  language: ({ languages }) => languages,
  followers: ({ followers }) =>
    followers === null ? [] : [String(followerSteps.findLastIndex((step) => step <= followers))],
};

const valueFor: Record<Exclude<SortKey['by'], 'price'>, (person: ProfileRecord) => Position[number]> = {
  verified: ({ verified }) => verified,
  followers: ({ followers }) => followers,
  engagement: percent,
  created: ({ createdAt }) => new Date(createdAt).toISOString(),
  id: ({ id }) => id,
};

/** Missing values last in both directions. */
function compare(keys: readonly SortKey[], a: Position, b: Position): number {
  for (const [level, { by, descending }] of keys.entries()) {
    const comparable = (value: Position[number] | undefined) =>
      by === 'created' ? Date.parse(String(value)) : (value ?? null);
    const [one, other] = [comparable(a[level]), comparable(b[level])];
    if (one === other) continue;
    if (one === null) return 1;
    if (other === null) return -1;
    return one > other === descending ? -1 : 1;
  }
  return 0;
}
