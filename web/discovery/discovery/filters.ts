import { type DiscoverySort, discoverySorts } from '../../../contract/discovery/discovery.ts';
import { cutText } from '../../../contract/kit/truncate.ts';

const listNames = ['platform', 'category', 'language', 'content'] as const;
export type ListName = (typeof listNames)[number];

const wordNames = ['q', 'country', 'state', 'city', 'gender', 'price_format'] as const;
/** Limits of the call's numeric filters. */
const numbers = {
  followers_min: { most: 1_000_000_000_000, whole: true },
  followers_max: { most: 1_000_000_000_000, whole: true },
  engagement_min: { most: 100_000, whole: false },
  engagement_max: { most: 100_000, whole: false },
  price_min: { most: 99_99_99_999, whole: false },
  price_max: { most: 99_99_99_999, whole: false },
  authenticity_min: { most: 100, whole: false },
} as const;
type NumberName = keyof typeof numbers;
const numberNames = Object.keys(numbers) as NumberName[];
const valueNames = [...wordNames, ...numberNames, 'verified'] as const;
type ValueName = (typeof valueNames)[number];

/** Filters as in the page's URL and the call's query. */
export type Filters = Record<ListName, string[]> & Partial<Record<ValueName, string>> & { sort: DiscoverySort };

export const noFilters: Filters = { platform: [], category: [], language: [], content: [], sort: 'relevance' };

const longestQuery = 200;
const longestWord = 64;
const mostWords = 50;

function isTaken(name: NumberName, text: string): boolean {
  const { most, whole } = numbers[name];
  return (whole ? /^\d{1,13}$/ : /^\d{1,12}(\.\d{1,2})?$/).test(text) && Number(text) <= most;
}

const isWord = (text: string) => text !== '' && text.length <= longestWord && !text.includes('\0');

/** Parses a URL; invalid values are dropped. */
export function parseFilters(params: URLSearchParams): Filters {
  const filters: Filters = { ...noFilters };
  for (const name of listNames)
    filters[name] = [...new Set(params.getAll(name).filter(isWord))].sort().slice(0, mostWords);
  for (const name of wordNames) {
    const value = (params.get(name) ?? '').replaceAll('\0', ' ').trim();
    if (name === 'q' ? value : isWord(value)) filters[name] = cutText(value, longestQuery);
  }
  for (const name of numberNames) {
    const value = params.get(name) ?? '';
    if (isTaken(name, value)) filters[name] = value;
  }
  if (params.get('verified') === 'true') filters.verified = 'true';
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
    | 'state'
    | 'city'
    | 'gender'
    | 'followers'
    | 'engagement'
    | 'price'
    | 'verified'
    | 'authenticity';
  /** Value, or lower bound. */
  from: string | undefined;
  /** Upper bound of a range. */
  to?: string | undefined;
  /** Content type of a price filter. */
  format?: string | undefined;
  without: Filters;
}

/** Active filters in display order; a range is one entry. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const words = (name: ListName): ActiveFilter[] =>
    filters[name].map((word) => ({ kind: name, from: word, without: toggleWord(filters, name, word) }));
  const value = (name: 'q' | 'country' | 'state' | 'city' | 'gender' | 'verified'): ActiveFilter[] =>
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
  const anyPrice = { price_min: undefined, price_max: undefined, price_format: undefined };
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
    ...value('q'),
    ...words('platform'),
    ...range('followers', 'followers_min', 'followers_max'),
    ...words('category'),
    ...value('city'),
    ...value('state'),
    ...value('country'),
    ...words('language'),
    ...words('content'),
    ...value('gender'),
    ...range('engagement', 'engagement_min', 'engagement_max'),
    ...price,
    ...authenticity,
    ...value('verified'),
  ];
}
