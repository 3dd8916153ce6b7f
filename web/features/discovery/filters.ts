import { type DiscoverySort, discoverySorts } from '../../../contract/discovery.ts';

const listNames = ['platform', 'category', 'language', 'content'] as const;
export type ListName = (typeof listNames)[number];

const wordNames = ['q', 'country', 'state', 'city', 'gender'] as const;
const numberNames = [
  'followers_min',
  'followers_max',
  'engagement_min',
  'engagement_max',
  'price_min',
  'price_max',
  'authenticity_min',
] as const;
const valueNames = [...wordNames, ...numberNames, 'verified'] as const;
export type ValueName = (typeof valueNames)[number];
type NumberName = (typeof numberNames)[number];

/** What is searched for, as the page's address and the call's query carry it. */
export type Filters = Record<ListName, string[]> & Partial<Record<ValueName, string>> & { sort: DiscoverySort };

export const noFilters: Filters = { platform: [], category: [], language: [], content: [], sort: 'relevance' };

const isNumber = (text: string) => /^\d{1,12}(\.\d{1,2})?$/.test(text);

/** Reads an address; what it does not understand is left out. */
export function parseFilters(params: URLSearchParams): Filters {
  const filters: Filters = { ...noFilters };
  for (const name of listNames) filters[name] = [...new Set(params.getAll(name).filter(Boolean))].sort();
  for (const name of wordNames) {
    const value = params.get(name)?.trim();
    if (value) filters[name] = value.slice(0, 200);
  }
  for (const name of numberNames) {
    const value = params.get(name) ?? '';
    if (isNumber(value)) filters[name] = value;
  }
  if (params.get('verified') === 'true') filters.verified = 'true';
  const sort = discoverySorts.find((each) => each === params.get('sort'));
  return { ...filters, sort: sort ?? 'relevance' };
}

/** The address of a search; the same search always has the same address. */
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

/** Sets values; undefined takes one away. */
export function setValues(filters: Filters, values: Partial<Record<ValueName, string | undefined>>): Filters {
  const next: Filters = { ...filters };
  for (const name of valueNames) {
    if (!(name in values)) continue;
    const value = values[name];
    if (value) next[name] = value;
    else delete next[name];
  }
  return next;
}

/** Everything dropped but the order. */
export function clearFilters({ sort }: Filters): Filters {
  return { ...noFilters, sort };
}

/** One thing asked for, as a chip shows it and as it can be dropped. */
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
  /** The word, or the lower bound. */
  from: string | undefined;
  /** The upper bound of a range. */
  to?: string | undefined;
  without: Filters;
}

/** What applies, in the order of the rail; a range is one thing. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const words = (name: ListName): ActiveFilter[] =>
    filters[name].map((word) => ({ kind: name, from: word, without: toggleWord(filters, name, word) }));
  const value = (name: 'q' | 'country' | 'state' | 'city' | 'gender' | 'verified'): ActiveFilter[] =>
    filters[name] ? [{ kind: name, from: filters[name], without: setValues(filters, { [name]: undefined }) }] : [];
  const range = (kind: 'followers' | 'engagement' | 'price', min: NumberName, max: NumberName): ActiveFilter[] =>
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
    ...range('price', 'price_min', 'price_max'),
    ...authenticity,
    ...value('verified'),
  ];
}
