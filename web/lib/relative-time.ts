import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatDate } from './format.ts';

const minute = 60_000;
const hour = 60 * minute;

interface At {
  i18n: I18n;
  now?: Date;
}

/** How long ago, for lists of messages: Just now, 5m ago, 1h ago, Yesterday, 12 Nov. */
export function formatAgo(date: Date | string, { i18n, now = new Date() }: At): string {
  const age = now.getTime() - new Date(date).getTime();
  const minutes = Math.floor(age / minute);
  const hours = Math.floor(age / hour);
  if (minutes < 1) return i18n._(msg`Just now`);
  if (minutes < 60) return i18n._(msg`${minutes}m ago`);
  if (daysBetween(date, now) === 0) return i18n._(msg`${hours}h ago`);
  return dayOf(date, { i18n, now });
}

/** The day, for lists of notifications: Just now, Today, Yesterday, 12 Nov. */
export function formatDayAgo(date: Date | string, { i18n, now = new Date() }: At): string {
  const age = now.getTime() - new Date(date).getTime();
  if (age < hour && daysBetween(date, now) === 0) return i18n._(msg`Just now`);
  if (daysBetween(date, now) === 0) return i18n._(msg`Today`);
  return dayOf(date, { i18n, now });
}

function dayOf(date: Date | string, { i18n, now }: Required<At>): string {
  return daysBetween(date, now) === 1 ? i18n._(msg`Yesterday`) : formatDate(date, { locale: i18n.locale, now });
}

/** Calendar days between two instants, in the reader's own zone. */
function daysBetween(date: Date | string, now: Date): number {
  return Math.round((startOfDay(now) - startOfDay(new Date(date))) / (24 * hour));
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
