import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { type ContentId, platformName } from '../../../contract/core/platforms.ts';
import type { audienceGenders, FacetName, Facets } from '../../../contract/discovery/discovery.ts';
import { contentNames } from '../../lib/campaign-labels.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';
import type { FacetOption } from './facet-group.tsx';

import type { ActiveFilter, Filters } from './filters.ts';

/** Names from all facets so far, so that a chip keeps its name when the facet no longer contains it. */
const seenNames = new Map<string, string>();

type NamedFilter = FacetName | 'state' | 'country';

export type AudienceGender = (typeof audienceGenders)[number];
export const audienceGenderNames: Record<AudienceGender, MessageDescriptor> = {
  female: msg`Women`,
  male: msg`Men`,
  other: msg`Others`,
};

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
    ...state.map((id) => `state ${id}`),
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
    case 'audience_gender':
      return shareName(i18n._(audienceGenderNames[from as AudienceGender] ?? msg`Others`), to);
    case 'audience_age':
      return shareName(from.replace('-', '–'), to);
    case 'audience_city':
      return shareName(placeIn(i18n.locale, wordName('city', from)), to);
    case 'q':
      return `“${from}”`;
    case 'platform':
      return platformName(from);
    case 'content':
      return contentName(from, i18n);
    case 'followers':
      return rangeName({ from, to, unit: i18n._(msg`followers`) }, (count) => shortenIndian(count), i18n);
    case 'engagement':
      return rangeName({ from, to, unit: i18n._(msg`engaged`) }, (percent) => `${percent}%`, i18n);
    case 'price':
      return priceName({ from, to, format }, i18n);
    case 'verified':
      return from === 'false' ? i18n._(msg`Not verified`) : i18n._(msg`Verified only`);
    case 'authenticity':
      return i18n._(msg`Authenticity ${from}+`);
    default:
      return placeIn(i18n.locale, wordName(kind, from));
  }
}

/** "Women 40%+" */
const shareName = (name: string, least: string | undefined) => (least ? `${name} ${least}%+` : name);

/** "Reel up to ₹7,000" */
function priceName(
  { from, to, format }: { from: string; to: string | undefined; format: string | undefined },
  i18n: I18n,
): string {
  const name = format ? contentName(format, i18n) : '';
  if (from === '' && to === undefined) return i18n._(msg`${name} prices`);
  return `${name} ${rangeName({ from, to }, (rupees) => formatRupees(rupees), i18n)}`.trim();
}

interface Range {
  /** Empty without a lower bound. */
  from: string;
  to: string | undefined;
  unit?: string;
}

/** "₹5,000–₹20,000", "₹5,000+" or "up to ₹20,000". */
export function rangeName({ from, to, unit = '' }: Range, format: (value: number) => string, i18n: I18n): string {
  const low = from === '' ? undefined : format(Number(from));
  const high = to === undefined ? undefined : format(Number(to));
  const range = high === undefined ? `${low}+` : low === undefined ? i18n._(msg`up to ${high}`) : `${low}–${high}`;
  return unit ? `${range} ${unit}` : range;
}

const facetNames: Partial<Record<ActiveFilter['kind'], MessageDescriptor>> = {
  q: msg`As a word`,
  platform: msg`Platform`,
  category: msg`Topic`,
  city: msg`City`,
  state: msg`State`,
  country: msg`Country`,
  language: msg`Speaks`,
  content: msg`Makes`,
  gender: msg`Gender`,
  audience_gender: msg`Audience`,
  audience_age: msg`Audience`,
  audience_city: msg`Audience in`,
};

interface ChipWords {
  /** The kind of the filter; empty where its name says it. */
  facet: string;
  name: string;
}

/** Words of a chip: the kind of the filter lightly, then its name. */
export function chipWords(filter: ActiveFilter, i18n: I18n): ChipWords {
  const { kind, from = '', to, format } = filter;
  if (kind === 'price' && format && (from !== '' || to !== undefined))
    return { facet: contentName(format, i18n), name: priceName({ from, to, format: undefined }, i18n) };
  const facet = facetNames[kind];
  return { facet: facet ? i18n._(facet) : '', name: filterName(filter, i18n) };
}
