import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OfferTerms, UsageChannel } from '../../../contract/campaigns/offer-terms.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { formatDay, formatShortDate } from '../../lib/format.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { exclusivityInWords } from '../exclusivity/exclusivity-words.ts';
import { paymentsInWords } from '../payments/payment-words.ts';

export const channelNames: Record<UsageChannel, MessageDescriptor> = {
  social: msg`Brand’s social accounts`,
  website: msg`Website`,
  email: msg`Emails`,
  paid_ads: msg`Paid ads`,
  print: msg({ message: 'Print', context: 'usage channel' }),
};

const editNames = { none: null, cut: msg`cuts and subtitles`, free: msg`free editing` } as const;

/** The terms of an offer in the order in which they are shown. */
const termNames = {
  deliverables: msg`Deliverables`,
  dates: msg`Dates`,
  usage_rights: msg`Usage rights`,
  payments: msg`Payment`,
  exclusivity: msg`Exclusivity`,
  days_online: msg`Stays online`,
  partnership_ad_until: msg`Partnership ads`,
  extras: msg`Extras`,
} as const;
type TermId = keyof typeof termNames;

interface TermWords {
  id: TermId;
  name: string;
  words: string;
}

/** Every term of an offer in words; null where a campaign without money has no payments. */
function termsInWords(terms: OfferTerms, i18n: I18n): TermWords[] {
  const words: Record<TermId, string | null> = {
    deliverables: deliverablesInWords(
      terms.deliverables.map(({ type, quantity }) => ({ type, quantity })),
      i18n,
    ),
    dates: datesInWords(terms.deliverables, i18n),
    usage_rights: rightsInWords(terms.usage_rights, i18n),
    payments: paymentsInWords(terms.payments, i18n),
    exclusivity: exclusivityInWords(terms.exclusivity, i18n),
    days_online: i18n._(msg`${plural(terms.days_online, { one: '# day', other: '# days' })}`),
    partnership_ad_until: terms.partnership_ad_until
      ? i18n._(msg`until ${formatDay(terms.partnership_ad_until, { locale: i18n.locale })}`)
      : i18n._(msg`none`),
    extras: extrasInWords(terms, i18n),
  };
  return (Object.keys(termNames) as TermId[]).flatMap((id) => {
    const said = words[id];
    return said === null ? [] : [{ id, name: i18n._(termNames[id]), words: said }];
  });
}

export interface ComparedTerm extends TermWords {
  /** The words of the offer before; null for the first one. */
  was: string | null;
}

/** Terms beside those of the offer before. */
export function compareTerms(now: OfferTerms, before: OfferTerms | undefined, i18n: I18n): ComparedTerm[] {
  const old = before && new Map(termsInWords(before, i18n).map(({ id, words }) => [id, words]));
  return termsInWords(now, i18n).map((term) => ({ ...term, was: old ? (old.get(term.id) ?? '–') : null }));
}

const fewTerms: readonly TermId[] = ['deliverables', 'usage_rights', 'payments'];

/** Terms for a row of the thread: the main ones, and others only where they changed. */
export function mainTerms(compared: readonly ComparedTerm[]): ComparedTerm[] {
  return compared.filter(({ id, words, was }) => fewTerms.includes(id) || (was !== null && was !== words));
}

/** Days by which pieces are due, and live; null without any. */
export function datesInWords(deliverables: OfferTerms['deliverables'], i18n: I18n): string | null {
  const dated = deliverables.flatMap(({ type, quantity, due, publish_by: live }) => {
    const piece = deliverablesInWords([{ type, quantity }], i18n);
    const [dueDay, liveDay] = [due, live].map((day) => (day ? formatShortDate(day, i18n.locale) : null));
    return [
      ...(dueDay ? [i18n._(msg`${piece} by ${dueDay}`)] : []),
      ...(liveDay ? [i18n._(msg`${piece} live by ${liveDay}`)] : []),
    ];
  });
  return dated.length > 0 ? dated.join(', ') : null;
}

export function channelsInWords(channels: readonly UsageChannel[], i18n: I18n): string {
  return channels.map((channel) => i18n._(channelNames[channel])).join(', ');
}

export function rightsInWords(rights: OfferTerms['usage_rights'], i18n: I18n): string {
  if (!rights) return i18n._(msg`Creator’s own channels only`);
  const channels = rights.channels?.length ? [channelsInWords(rights.channels, i18n)] : [];
  const edits = rights.editing ? editNames[rights.editing] : null;
  return [
    ...channels,
    ...(edits ? [i18n._(edits)] : []),
    termInWords(rights.days, i18n),
    wordIn(i18n.locale, rights.territory),
  ].join(', ');
}

/** Days of rights; null: without an end. */
export function termInWords(days: number | null, i18n: I18n): string {
  if (days === null) return i18n._(msg`no time limit`);
  return i18n._(msg`${plural(days, { one: '# day', other: '# days' })}`);
}

function extrasInWords({ raw_files: raw, collab_tag: tag, idea_first: idea }: OfferTerms, i18n: I18n): string {
  const extras = [
    raw ? i18n._(msg`raw files`) : null,
    tag ? i18n._(msg`collab tag`) : null,
    idea ? i18n._(msg`idea first`) : null,
  ].filter((words) => words !== null);
  return extras.length > 0 ? extras.join(', ') : i18n._(msg`none`);
}
