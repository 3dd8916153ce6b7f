import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { CircleCheck, CircleSlash, Hourglass, Lock, type LucideIcon } from 'lucide-react';
import type { LibraryPiece, RightsState } from '../../../contract/work/library.ts';
import { formatDay } from '../../lib/format.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import type { Tone } from '../../ui/data/tag.tsx';
import { channelsInWords } from '../offers/offer-terms.ts';

type Rights = LibraryPiece['rights'];

export const sectionNames: Record<RightsState, MessageDescriptor> = {
  ends_soon: msg`Ends soon`,
  in_use: msg`In use`,
  none: msg`No rights agreed`,
  ended: msg`Ended`,
};

export const stateLooks: Record<RightsState, { icon: LucideIcon; tone: Tone }> = {
  ends_soon: { icon: Hourglass, tone: 'amber' },
  in_use: { icon: CircleCheck, tone: 'green' },
  none: { icon: Lock, tone: 'grey' },
  ended: { icon: CircleSlash, tone: 'outline' },
};

/** The rights of a piece as a label, for example "7 days left". */
export function standingInWords({ state, days_left }: Rights, i18n: I18n): string {
  if (state === 'none') return i18n._(msg`Creator’s own post only`);
  if (state === 'ended') return i18n._(msg`Rights ended`);
  if (days_left === null) return i18n._(msg`No end date`);
  return i18n._(msg`${plural(days_left, { 0: 'Last day', one: '# day left', other: '# days left' })}`);
}

/** Channels, territory and last day; empty where no rights were agreed. */
export function rightsInParts({ state, channels, territory, until }: Rights, i18n: I18n) {
  if (state === 'none') return null;
  const day = until && formatDay(until, { locale: i18n.locale });
  return {
    channels: channels ? channelsInWords(channels, i18n) : i18n._(msg`Every channel`),
    territory: wordIn(i18n.locale, territory ?? 'World'),
    until: day ? i18n._(msg`until ${day}`) : i18n._(msg`no end date`),
  };
}
