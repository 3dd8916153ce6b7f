import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InfluencerAccount } from '../../../contract/core/influencer-card.ts';
import { formatShortDate } from '../../lib/format.ts';
import { shortenIndian } from '../../ui/forms/rupees.ts';

/** A figure that nobody gave is a dash, never a zero. */
export function figure(value: number | null): string {
  return value === null ? '–' : shortenIndian(value);
}

export function percent(value: number | null): string {
  return value === null ? '–' : `${Math.round(value * 10) / 10}%`;
}

/** How long ago, inside a sentence: 'just now', '3 h ago', '2 d ago', '12 Oct'. */
function ageOf(date: string, i18n: I18n): string {
  const minutes = Math.floor((Date.now() - Date.parse(date)) / 60_000);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (minutes < 1) return i18n._(msg`just now`);
  if (hours < 1) return i18n._(msg`${minutes} min ago`);
  if (days < 1) return i18n._(msg`${hours} h ago`);
  if (days < 7) return i18n._(msg`${days} d ago`);
  return formatShortDate(date, i18n.locale);
}

/** Where an account's figures come from and how old they are: 'synced 3h ago', 'self-reported, 12 Oct'. */
export function sourceOf({ source, as_of }: InfluencerAccount, i18n: I18n): string {
  const age = ageOf(as_of, i18n);
  if (source === 'provider') return i18n._(msg`synced ${age}`);
  if (source === 'self_reported') return i18n._(msg`self-reported, ${age}`);
  return i18n._(msg`from a list, ${age}`);
}

/** The same beside a tag that names the source: 'synced 3 h ago', 'typed in by hand, 12 Oct'. */
export function ageBesideTag({ source, as_of }: InfluencerAccount, i18n: I18n): string {
  const age = ageOf(as_of, i18n);
  if (source === 'provider') return i18n._(msg`synced ${age}`);
  if (source === 'self_reported') return i18n._(msg`typed in by hand, ${age}`);
  return i18n._(msg`as of ${age}`);
}

/** When somebody was last here, beside a label that says so: 'Online', '3 h ago'. */
export function lastSeen(lastActive: string | null, i18n: I18n): string {
  if (lastActive === null) return '–';
  return isHere(lastActive) ? i18n._(msg`Online`) : ageOf(lastActive, i18n);
}

const isHere = (lastActive: string) => Date.now() - Date.parse(lastActive) < 5 * 60_000;

/** 'Online' under five minutes, then 'Active 3h ago'. */
export function activityOf(lastActive: string | null, i18n: I18n): string {
  if (lastActive === null) return i18n._(msg`Not active yet`);
  if (isHere(lastActive)) return i18n._(msg`Online`);
  return i18n._(msg`Active ${ageOf(lastActive, i18n)}`);
}

/** Text in Devanagari is marked as such, so that it is read and set as Hindi. */
export function langOf(text: string): 'hi' | undefined {
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined;
}
