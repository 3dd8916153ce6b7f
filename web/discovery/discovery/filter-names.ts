import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { type ContentId, platformName } from '../../../contract/core/platforms.ts';
import type { FacetName, Facets } from '../../../contract/discovery/discovery.ts';
import { contentNames } from '../../lib/campaign-labels.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';
import type { FacetOption } from './facet-group.tsx';

import type { ActiveFilter, Filters } from './filters.ts';

/** Names from all facets so far, so that a chip keeps its name when the facet no longer contains it. */
const seenNames = new Map<string, string>();

type NamedFilter = FacetName | 'state' | 'country';

export function rememberNames(facets: Facets): void {
  for (const [facet, items] of Object.entries(facets)) rememberWords(facet as FacetName, items);
}

export function contentName(id: string, i18n: I18n): string {
  const name = contentNames[id as ContentId] as MessageDescriptor | undefined;
  return name ? i18n._(name) : id;
}

/** "₹18,000 · Reel on Instagram" */
export function priceWords({ amount, platform, format }: NonNullable<InfluencerCard['price']>, i18n: I18n): string {
  const [price, content, place] = [formatRupees(amount), contentName(format, i18n), platformName(platform)];
  return i18n._(msg`${price} · ${content} on ${place}`);
}

/** Remembers names of a lookup list. */
export function rememberWords(facet: NamedFilter, words: readonly { id: string; name: string }[]): void {
  for (const { id, name } of words) seenNames.set(`${facet} ${id}`, name);
}

/** Whether all active filters have a name. Platforms always do; unknown ids are spelt out. */
export function areNamed(filters: Filters): boolean {
  const { category, language, state, country } = filters;
  const asked = [
    ...category.map((id) => `category ${id}`),
    ...language.map((id) => `language ${id}`),
    ...(state ? [`state ${state}`] : []),
    ...(country ? [`country ${country}`] : []),
  ];
  return asked.every((word) => seenNames.has(word));
}

/** Fallback name from an id: 'new-delhi' → 'New Delhi'. */
function spellOut(id: string): string {
  return id.replaceAll('-', ' ').replaceAll(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
}

export function wordName(facet: NamedFilter, id: string): string {
  return seenNames.get(`${facet} ${id}`) ?? (facet === 'platform' ? platformName(id) : spellOut(id));
}

/** Adds selected options without results to a facet, so that they can be deselected. */
export function withChosen(
  facet: FacetName,
  options: readonly FacetOption[],
  chosen: readonly string[],
): FacetOption[] {
  const missing = chosen.filter((id) => options.every((option) => option.id !== id));
  return [...options, ...missing.map((id) => ({ id, name: wordName(facet, id), count: 0 }))];
}

/** Label of an active filter. */
export function filterName({ kind, from = '', to, format }: ActiveFilter, i18n: I18n): string {
  switch (kind) {
    case 'q':
      return `“${from}”`;
    case 'platform':
      return platformName(from);
    case 'content':
      return contentName(from, i18n);
    case 'followers':
      return rangeName(from, to, (count) => shortenIndian(count), i18n._(msg`followers`));
    case 'engagement':
      return rangeName(from, to, (percent) => `${percent}%`, i18n._(msg`engaged`));
    case 'price':
      return priceName({ from, to, format }, i18n);
    case 'verified':
      return i18n._(msg`Verified only`);
    case 'authenticity':
      return i18n._(msg`Authenticity ${from}+`);
    default:
      return placeIn(i18n.locale, wordName(kind, from));
  }
}

/** "Reel ≤ ₹7,000" */
function priceName(
  { from, to, format }: { from: string; to: string | undefined; format: string | undefined },
  i18n: I18n,
): string {
  const name = format ? contentName(format, i18n) : '';
  if (from === '' && to === undefined) return i18n._(msg`${name} prices`);
  return `${name} ${rangeName(from, to, (rupees) => formatRupees(rupees), '')}`.trim();
}

function rangeName(from: string, to: string | undefined, format: (value: number) => string, unit: string): string {
  const low = from === '' ? undefined : format(Number(from));
  const high = to === undefined ? undefined : format(Number(to));
  const range =
    low !== undefined && high !== undefined ? `${low}–${high}` : low !== undefined ? `${low}+` : `≤ ${high}`;
  return unit ? `${range} ${unit}` : range;
}
