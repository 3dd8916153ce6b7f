import {
  audienceAges,
  audienceGenders,
  type DiscoverySort,
  discoverySorts,
} from '../../../contract/discovery/discovery.ts';
import { cutText } from '../../../contract/kit/truncate.ts';

const listNames = ['city', 'state', 'platform', 'category', 'language', 'content'] as const;
export type ListName = (typeof listNames)[number];

const wordNames = ['q', 'phrase', 'country', 'gender', 'price_format', 'audience_city'] as const;
/** Words out of a fixed list. */
const choices = {
  audience_gender: audienceGenders,
  audience_age: audienceAges,
  verified: ['true', 'false'],
  price_unknown: ['true'],
} as const satisfies Record<string, readonly string[]>;
type ChoiceName = keyof typeof choices;
const choiceNames = Object.keys(choices) as ChoiceName[];
/** Limits of the call's numeric filters. */
const numbers = {
  followers_min: { most: 1_000_000_000_000, whole: true },
  followers_max: { most: 1_000_000_000_000, whole: true },
  engagement_min: { most: 100_000, whole: false },
  engagement_max: { most: 100_000, whole: false },
  price_min: { most: 99_99_99_999, whole: false },
  price_max: { most: 99_99_99_999, whole: false },
  authenticity_min: { most: 100, whole: false },
  audience_min: { least: 1, most: 100, whole: false },
} as const satisfies Record<string, { least?: number; most: number; whole: boolean }>;
type NumberName = keyof typeof numbers;
const numberNames = Object.keys(numbers) as NumberName[];
const valueNames = [...wordNames, ...numberNames, ...choiceNames] as const;
export type ValueName = (typeof valueNames)[number];

/** Filters as in the page's URL and the call's query. */
export type Filters = Record<ListName, string[]> & Partial<Record<ValueName, string>> & { sort: DiscoverySort };

export const noFilters: Filters = {
  city: [],
  state: [],
  platform: [],
  category: [],
  language: [],
  content: [],
  sort: 'relevance',
};

/** The lists of filters, to change them by. */
export const filterLists: readonly ListName[] = listNames;
export const filterValues: readonly ValueName[] = valueNames;

const longestQuery = 200;
const longestWord = 64;
const mostWords = 50;

function isTaken(name: NumberName, text: string): boolean {
  const { least = 0, most, whole }: { least?: number; most: number; whole: boolean } = numbers[name];
  const isNumber = (whole ? /^\d{1,13}$/ : /^\d{1,12}(\.\d{1,2})?$/).test(text);
  return isNumber && Number(text) >= least && Number(text) <= most;
}

const isText = (name: ValueName) => name === 'q' || name === 'phrase';
const isWord = (text: string) => text !== '' && text.length <= longestWord && !text.includes('\0');

/** Parses a URL; invalid values are dropped. */
export function parseFilters(params: URLSearchParams): Filters {
  const filters: Filters = { ...noFilters };
  for (const name of listNames)
    filters[name] = [...new Set(params.getAll(name).filter(isWord))].sort().slice(0, mostWords);
  for (const name of wordNames) {
    const value = (params.get(name) ?? '').replaceAll('\0', ' ').trim();
    if (isText(name) ? value : isWord(value)) filters[name] = cutText(value, longestQuery);
  }
  for (const name of numberNames) {
    const value = params.get(name) ?? '';
    if (isTaken(name, value)) filters[name] = String(Number(value));
  }
  for (const name of choiceNames) {
    const value = params.get(name);
    const choice = choices[name].find((each) => each === value);
    if (choice) filters[name] = choice;
  }
  const sort = discoverySorts.find((each) => each === params.get('sort'));
  return { ...filters, sort: sort ?? 'relevance' };
}

/** Serializes filters; the same search always has the same URL. */
export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of valueNames) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  for (const name of listNames) for (const word of filters[name]) params.append(name, word);
  if (filters.sort !== 'relevance') params.set('sort', filters.sort);
  return params;
}

export function toggleWord(filters: Filters, name: ListName, word: string): Filters {
  const words = filters[name].includes(word)
    ? filters[name].filter((each) => each !== word)
    : [...filters[name], word].sort();
  return { ...filters, [name]: words };
}

/** Values to set; undefined removes one. */
export type Values = Partial<Record<ValueName, string | undefined>>;

/** The filters with these values. */
export function setValues(filters: Filters, values: Values): Filters {
  const next: Filters = { ...filters };
  for (const name of valueNames) {
    if (!(name in values)) continue;
    const value = values[name];
    if (value) next[name] = value;
    else delete next[name];
  }
  return next;
}

/** Removes all filters, keeping the sort order. */
export function clearFilters({ sort }: Filters): Filters {
  return { ...noFilters, sort };
}

/** Active filter, as shown and removed by a chip. */
export interface ActiveFilter {
  kind:
    | ListName
    | 'q'
    | 'country'
    | 'gender'
    | AudienceName
    | 'followers'
    | 'engagement'
    | 'price'
    | 'verified'
    | 'authenticity';
  /** Value, or lower bound. */
  from: string | undefined;
  /** Upper bound of a range; least share of an audience. */
  to?: string | undefined;
  /** Content type of a price filter. */
  format?: string | undefined;
  without: Filters;
}

const audienceNames = ['audience_gender', 'audience_age', 'audience_city'] as const;
type AudienceName = (typeof audienceNames)[number];

/** Shares of the audience; the least share goes with the last of them. */
function activeAudience(filters: Filters): ActiveFilter[] {
  const asked = audienceNames.filter((name) => filters[name]);
  return asked.map((name) => ({
    kind: name,
    from: filters[name],
    to: filters.audience_min,
    without: setValues(filters, { [name]: undefined, ...(asked.length === 1 ? { audience_min: undefined } : {}) }),
  }));
}

/** Active filters in display order; a range is one entry. The sentence is none: what it says is. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const words = (name: ListName): ActiveFilter[] =>
    filters[name].map((word) => ({ kind: name, from: word, without: toggleWord(filters, name, word) }));
  const value = (name: 'q' | 'country' | 'gender' | 'verified'): ActiveFilter[] =>
    filters[name] ? [{ kind: name, from: filters[name], without: setValues(filters, { [name]: undefined }) }] : [];
  const range = (kind: 'followers' | 'engagement', min: NumberName, max: NumberName): ActiveFilter[] =>
    filters[min] || filters[max]
      ? [
          {
            kind,
            from: filters[min],
            to: filters[max],
            without: setValues(filters, { [min]: undefined, [max]: undefined }),
          },
        ]
      : [];
  const { price_min, price_max, price_format } = filters;
  const anyPrice = { price_min: undefined, price_max: undefined, price_format: undefined, price_unknown: undefined };
  const price: ActiveFilter[] =
    price_min || price_max || price_format
      ? [{ kind: 'price', from: price_min, to: price_max, format: price_format, without: setValues(filters, anyPrice) }]
      : [];
  const authenticity: ActiveFilter[] = filters.authenticity_min
    ? [
        {
          kind: 'authenticity',
          from: filters.authenticity_min,
          without: setValues(filters, { authenticity_min: undefined }),
        },
      ]
    : [];
  return [
    ...words('category'),
    ...words('city'),
    ...words('state'),
    ...value('country'),
    ...words('platform'),
    ...range('followers', 'followers_min', 'followers_max'),
    ...words('language'),
    ...words('content'),
    ...value('gender'),
    ...range('engagement', 'engagement_min', 'engagement_max'),
    ...price,
    ...activeAudience(filters),
    ...authenticity,
    ...value('verified'),
    ...value('q'),
  ];
}
