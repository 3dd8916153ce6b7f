import { compensations, objectives } from '../../../contract/campaigns/campaign-enums.ts';
import { feedSorts } from '../../../contract/campaigns/campaigns.ts';
import { contentIds, platformIds } from '../../../contract/core/platforms.ts';
import { cutText } from '../../../contract/kit/truncate.ts';

const listFilters = ['compensation', 'category', 'city', 'platform', 'content', 'language', 'objective'] as const;
export type ListFilter = (typeof listFilters)[number];

/** Rupees a creator, and days until applications close. */
const numberFilters = ['budget_min', 'budget_max', 'deadline_within'] as const;
type NumberFilter = (typeof numberFilters)[number];

/** Filters of Campaign Posts, as in the URL and the call. */
export type FeedQuery = {
  /** On a brand's page: its campaigns only. */
  creator?: string;
  q?: string;
  sort?: (typeof feedSorts)[number];
} & Partial<Record<ListFilter, string[]>> &
  Partial<Record<NumberFilter, string>>;

/** Filters with a closed list of values; others are dropped. */
const closed: Partial<Record<ListFilter, readonly string[]>> = {
  platform: platformIds,
  content: contentIds,
  compensation: compensations,
  objective: objectives,
};

/** Reads filters from a URL; invalid values are dropped. */
export function readFeedFilters(search: URLSearchParams): FeedQuery {
  const query: FeedQuery = {};
  for (const name of listFilters) {
    const known = closed[name];
    const values = search.getAll(name).filter((value) => !known || known.includes(value));
    if (values.length > 0) query[name] = values;
  }
  const sort = feedSorts.find((one) => one === search.get('sort'));
  if (sort) query.sort = sort;
  const q = search.get('q')?.trim();
  if (q) query.q = cutText(q, 100);
  for (const name of numberFilters) {
    const value = search.get(name) ?? '';
    if (/^\d{1,9}$/.test(value) && (name !== 'deadline_within' || Number(value) <= 365)) query[name] = value;
  }
  return query;
}

/** URL of the filters. */
export function writeFeedFilters(query: FeedQuery): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one) search.append(name, one);
  }
  return search;
}

/** Adds or removes one value of a list filter. */
export function toggleFilter(query: FeedQuery, name: ListFilter, value: string): FeedQuery {
  const { [name]: values = [], ...rest } = query;
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? { ...rest, [name]: next } : rest;
}

/** Numbers to set; undefined removes one. */
export type FeedNumbers = Partial<Record<NumberFilter, string | undefined>>;

export function setNumbers(query: FeedQuery, numbers: FeedNumbers): FeedQuery {
  const next = { ...query };
  for (const name of numberFilters) {
    if (!(name in numbers)) continue;
    const value = numbers[name];
    if (value === undefined) delete next[name];
    else next[name] = value;
  }
  return next;
}

/** An active filter, as a chip shows and removes it; a range is one. */
export interface AppliedFilter {
  kind: ListFilter | 'pay' | 'deadline';
  /** Value, or lower bound; empty without one. */
  from: string;
  /** Upper bound of a range. */
  to?: string | undefined;
  without: FeedQuery;
}

/** Active filters in the order of the rail, without sort and search text. */
export function appliedFilters(query: FeedQuery): AppliedFilter[] {
  const { budget_min: least, budget_max: most, deadline_within: days } = query;
  const anyPay = setNumbers(query, { budget_min: undefined, budget_max: undefined });
  const anyDay = setNumbers(query, { deadline_within: undefined });
  return [
    ...(least || most ? [{ kind: 'pay' as const, from: least ?? '', to: most, without: anyPay }] : []),
    ...(days ? [{ kind: 'deadline' as const, from: days, without: anyDay }] : []),
    ...listFilters.flatMap((kind) =>
      (query[kind] ?? []).map((from) => ({ kind, from, without: toggleFilter(query, kind, from) })),
    ),
  ];
}

/** Removes all filters, keeping the order and the words. */
export function clearFeedFilters({ sort, q }: FeedQuery): FeedQuery {
  return { ...(sort ? { sort } : {}), ...(q ? { q } : {}) };
}
