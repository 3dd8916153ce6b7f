import type { DiscoverySort, FacetName } from '../../contract/discovery/discovery.ts';
import { facetNames, followerSteps } from '../../contract/discovery/discovery.ts';
import type { Filters, Range } from '../../search/discovery.rules.ts';
import { nameWordsOf, wordsOf } from '../../search/search-text.rules.ts';
import type { Person } from './world.ts';
import { words } from './world.ts';

interface Figures {
  followers: number;
  engagement: number | null;
  verified: boolean;
  platforms: string[];
}

/** Accounts whose figures count: those connected through a provider, or all if there is none. */
export function countedOf({ accounts }: Person): Person['accounts'] {
  const proven = accounts.filter((account) => account.source === 'provider');
  return proven.length > 0 ? proven : accounts;
}

/** Of the connected accounts only. */
function audienceOf({ accounts, audience }: Person): Record<string, number> {
  const isConnected = accounts.some(({ source }) => source === 'provider');
  return isConnected && audience ? { ...audience, read: 100 } : {};
}

function lowestOf(rates: Person['rates'], format: string | undefined): number | null {
  const wanted = rates.filter(({ content }) => format === undefined || content === format);
  return wanted.length === 0 ? null : Math.min(...wanted.map((rate) => rate.paise));
}

/** Figures derived from accounts and rates by plain arithmetic. */
function figuresOf(person: Person): Figures {
  const { accounts } = person;
  const counted = countedOf(person);
  const measured = counted.filter((account) => account.engagement !== null);
  const weight = (account: { followers: number }) => Math.max(account.followers, 1);
  const weights = measured.reduce((sum, account) => sum + weight(account), 0);
  const weighted = measured.reduce(
    (sum, account) => sum + Math.round((account.engagement ?? 0) * 100) * weight(account),
    0,
  );
  return {
    followers: counted.reduce((sum, account) => sum + account.followers, 0),
    engagement: measured.length === 0 ? null : Math.round(weighted / weights) / 100,
    verified: accounts.some((account) => account.source === 'provider'),
    platforms: accounts.map((account) => account.platform),
  };
}

const nameWords = ({ name, username, accounts }: Person): string[] =>
  nameWordsOf(name, [username, ...accounts.map((account) => account.handle)]);

/** Terms that begin no listed name and are long enough to be typos. */
export function typosIn(people: Person[], { terms }: Filters): string[] {
  const known = new Set(people.filter((person) => !person.hidden).flatMap(nameWords));
  const isKnown = (term: string) => [...known].some((word) => word.startsWith(term));
  return (terms ?? []).filter(
    (term) => [...term].length >= 4 && [...term].length <= 32 && !/^\p{Nd}+$/u.test(term) && !isKnown(term),
  );
}

const begins = (terms: string[], found: string[], typos: string[]) =>
  terms.length > 0 &&
  terms.every((term) =>
    found.some((word) => (typos.includes(term) ? beginsWithOneTypo(word, term) : word.startsWith(term))),
  );

function beginsWithOneTypo(word: string, term: string): boolean {
  const letters = [...word];
  const length = [...term].length;
  return [length - 1, length, length + 1].some((size) => isOneEdit([...term], letters.slice(0, size)));
}

/** Whether two words differ by one edit: compares the parts between their common prefix and suffix. */
function isOneEdit(one: string[], other: string[]): boolean {
  if (one[0] !== other[0]) return false;
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length <= 1 && right.length <= 1) return left.length + right.length > 0;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
const overlaps = (wanted: string[] | undefined, has: string[]) => !wanted || wanted.some((word) => has.includes(word));
const among = (wanted: string[] | undefined, has: string | null) => overlaps(wanted, has === null ? [] : [has]);
const equals = <T>(wanted: T | undefined, has: T | null) => wanted === undefined || wanted === has;
const within = ({ min, max }: Range, value: number | null) =>
  (min === undefined || (value !== null && value >= min)) && (max === undefined || (value !== null && value <= max));

interface Asked {
  filters: Filters;
  typos: string[];
}

function isPriced({ rates }: Person, { price, priceFormat, unpricedToo }: Filters): boolean {
  const lowest = lowestOf(rates, priceFormat);
  return within(price, lowest) || (unpricedToo && priceFormat !== undefined && lowest === null);
}

/** Whether a person passes every filter except one. */
function passes(person: Person, { filters, typos }: Asked, except?: FacetName): boolean {
  const figures = figuresOf(person);
  const facets: Record<FacetName, () => boolean> = {
    platform: () => overlaps(filters.platform, figures.platforms),
    category: () => overlaps(filters.category, person.categories),
    city: () => among(filters.city, person.city),
    gender: () => equals(filters.gender, person.gender),
    language: () => overlaps(filters.language, person.languages),
    followers: () => within(filters.followers, figures.followers),
  };
  return (
    !person.hidden &&
    (filters.terms === null || begins(filters.terms, nameWords(person), typos)) &&
    equals(filters.country, person.city === null ? null : 'IN') &&
    among(filters.state, person.city === null ? null : (words.state[person.city] ?? null)) &&
    overlaps(filters.content, person.contents) &&
    within(filters.engagement, figures.engagement) &&
    isPriced(person, filters) &&
    filters.audience.every(({ name, min }) => within({ min, max: undefined }, audienceOf(person)[name] ?? null)) &&
    equals(filters.verified, figures.verified) &&
    within({ min: filters.authenticityMin, max: undefined }, person.authenticity) &&
    facetNames.every((facet) => facet === except || facets[facet]())
  );
}

function aboutWords(person: Person): string[] {
  return wordsOf([...person.categories, person.city ?? '', person.bio ?? ''].join(' '));
}

const allWords = (person: Person) => [...nameWords(person), ...aboutWords(person)];

/** Matches in sort order; missing values last, ties by id. */
export function sortedMatches(people: Person[], filters: Filters, sort: DiscoverySort): Person[] {
  const byId = (a: Person, b: Person) => a.id - b.id;
  const by = (value: (person: Person) => number | null, descending: boolean) => (a: Person, b: Person) => {
    const [left, right] = [value(a), value(b)];
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return descending ? right - left : left - right;
  };
  const typos = typosIn(people, filters);

  const price = (person: Person) => lowestOf(person.rates, filters.priceFormat);
  const followers = by((person) => figuresOf(person).followers, true);
  const orders: Record<DiscoverySort, ((a: Person, b: Person) => number)[]> = {
    relevance: [by((person) => (figuresOf(person).verified ? 1 : 0), true), followers, byId],
    followers: [followers, byId],
    engagement: [by((person) => figuresOf(person).engagement, true), byId],
    price_asc: [by(price, false), byId],
    price_desc: [by(price, true), byId],
    newest: [by((person) => Date.parse(person.created), true), (a, b) => byId(b, a)],
  };
  const compare = (a: Person, b: Person) => orders[sort].reduce((found, order) => found || order(a, b), 0);
  return people.filter((person) => passes(person, { filters, typos })).sort(compare);
}

/** People who pass the filters and have the terms anywhere, but do not match by name; by relevance. */
export function nearbyOf(people: Person[], filters: Filters, terms: string[]): Person[] {
  const matches = new Set(sortedMatches(people, filters, 'relevance'));
  return sortedMatches(people, { ...filters, terms: null }, 'relevance').filter(
    (person) => !matches.has(person) && begins(terms, allWords(person), []),
  );
}

/** Facet counts by checking people one by one; without zeros. */
export function countFacets(people: Person[], filters: Filters): Record<FacetName, Record<string, number>> {
  const wordsFor: Record<FacetName, (person: Person) => string[]> = {
    platform: (person) => figuresOf(person).platforms,
    category: (person) => person.categories,
    city: (person) => (person.city === null ? [] : [person.city]),
    gender: (person) => (person.gender === null ? [] : [person.gender]),
    language: (person) => person.languages,
    followers: (person) => [followerWord(figuresOf(person).followers)],
  };
  const typos = typosIn(people, filters);
  const count = (facet: FacetName) => {
    const counts: Record<string, number> = {};
    for (const person of people) {
      if (!passes(person, { filters, typos }, facet)) continue;
      for (const word of wordsFor[facet](person)) counts[word] = (counts[word] ?? 0) + 1;
    }
    return counts;
  };
  return Object.fromEntries(facetNames.map((facet) => [facet, count(facet)])) as Record<
    FacetName,
    Record<string, number>
  >;
}

function followerWord(followers: number): string {
  const from = followerSteps.findLast((step) => step <= followers) ?? 0;
  const next = followerSteps[followerSteps.indexOf(from) + 1];
  return next === undefined ? `${from}-` : `${from}-${next - 1}`;
}
