import { type RangeId, ranges } from '../../../contract/insights/performance.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';

export interface Range {
  range: RangeId;
  /** Both set with `custom` only. */
  from?: string;
  to?: string;
}

const longestMs = 3 * 366 * dayMs;

/** Problem of a custom range; null when valid. */
export function whyNotDays({ from, to }: { from: string; to: string }, today: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(from) || !/^\d{4}-\d\d-\d\d$/.test(to)) return 'empty';
  if (to > today) return 'future';
  if (from > to) return 'order';
  return Date.parse(to) - Date.parse(from) >= longestMs ? 'long' : null;
}

/** Range in the URL; falls back to thirty days. */
export function readRange(search: URLSearchParams, today: string): Range {
  const range = ranges.find((id) => id === search.get('range')) ?? '30d';
  if (range !== 'custom') return { range };
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  return whyNotDays(days, today) ? { range: '30d' } : { range, ...days };
}

/** URL parameters of a range; the default is left out. */
export function writeRange({ range, from, to }: Range): Record<string, string> {
  if (range === '30d') return {};
  return { range, ...(from && to ? { from, to } : {}) };
}
