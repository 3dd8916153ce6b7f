import type { WireFilters } from '../discovery.rules.ts';
import type { Reading } from './phrase.rules.ts';

const lists = ['category', 'platform', 'content', 'language', 'city', 'state'] as const;
const words = ['gender', 'country', 'price_format', 'audience_gender', 'audience_age', 'audience_city'] as const;
const numbers = [
  'followers_min',
  'followers_max',
  'engagement_min',
  'engagement_max',
  'price_min',
  'price_max',
  'audience_min',
] as const;

/** The filters given and those of a phrase together: lists grow, and of single ones the given holds. */
export function filtersOf({ chips, left }: Reading, given: WireFilters): WireFilters {
  const said = (field: string) => chips.filter((chip) => chip.field === field).map(({ value }) => value);
  const filters: WireFilters = { ...given };
  for (const field of lists) {
    const all = [...new Set([...[given[field] ?? []].flat(), ...said(field)])];
    if (all.length > 0) filters[field] = all;
  }
  for (const field of words) filters[field] ??= said(field)[0];
  for (const field of numbers) {
    const [value] = said(field);
    if (value !== undefined) filters[field] ??= Number(value);
  }
  const [verified] = said('verified');
  if (verified !== undefined) filters.verified ??= verified === 'true';
  const q = [given.q, ...left].filter(Boolean).join(' ');
  return q === '' ? filters : { ...filters, q };
}
