import { compensations } from '../../../contract/campaigns/campaign-enums.ts';
import { feedSorts } from '../../../contract/campaigns/campaigns.ts';
import { contentIds, platformIds } from '../../../contract/core/platforms.ts';
import { cutText } from '../../../contract/kit/truncate.ts';

/** Filters of Campaign Posts, as in the URL and the call. */
export interface FeedQuery {
  /** On a brand's page: its campaigns only. */
  creator?: string;
  q?: string;
  sort?: (typeof feedSorts)[number];
  platform?: string[];
  content?: string[];
  compensation?: string[];
  category?: string[];
  language?: string[];
  city?: string[];
  budget_min?: string;
}

export const listFilters = ['platform', 'content', 'compensation', 'category', 'language', 'city'] as const;
export type ListFilter = (typeof listFilters)[number];

/** Filters with a closed list of values; others are dropped. */
const closed: Partial<Record<ListFilter, readonly string[]>> = {
  platform: platformIds,
  content: contentIds,
  compensation: compensations,
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
  const least = search.get('budget_min');
  if (least && /^\d{1,9}$/.test(least)) query.budget_min = least;
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

/** Number of active filters, without sort and search text. */
export function countFilters(query: FeedQuery): number {
  return listFilters.reduce((sum, name) => sum + (query[name]?.length ?? 0), 0) + (query.budget_min ? 1 : 0);
}

/** Adds or removes one value of a list filter. */
export function toggleFilter(query: FeedQuery, name: ListFilter, value: string): FeedQuery {
  const { [name]: values = [], ...rest } = query;
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length > 0 ? { ...rest, [name]: next } : rest;
}
