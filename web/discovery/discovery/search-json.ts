import type { Search } from '../../../contract/discovery/discovery.ts';
import { type Filters, parseFilters } from './filters.ts';

const texts = new Set([
  'q',
  'phrase',
  'country',
  'gender',
  'price_format',
  'audience_gender',
  'audience_age',
  'audience_city',
  'sort',
]);

const flags = new Set(['verified', 'price_unknown']);

/** Filters as a search to be saved. */
export function toSearch(filters: Filters): Search {
  const asked = Object.entries(filters).filter(([, value]) => value.length > 0);
  const typed = asked.map(([name, value]) => [
    name,
    Array.isArray(value) || texts.has(name) ? value : flags.has(name) ? value === 'true' : Number(value),
  ]);
  return Object.fromEntries(typed);
}

/** Filters of a saved search; unknown values are dropped. */
export function fromSearch(search: Search): Filters {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each));
  }
  return parseFilters(params);
}
