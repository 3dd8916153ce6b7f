import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { calendarDaysBetween } from './clocks.ts';
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
  if (calendarDaysBetween(date, now) === 0) return i18n._(msg`${hours}h ago`);
  return dayOf(date, { i18n, now });
}

/** The day, for lists of notifications: Just now, Today, Yesterday, 12 Nov. */
export function formatDayAgo(date: Date | string, { i18n, now = new Date() }: At): string {
  const age = now.getTime() - new Date(date).getTime();
  if (age < hour && calendarDaysBetween(date, now) === 0) return i18n._(msg`Just now`);
  if (calendarDaysBetween(date, now) === 0) return i18n._(msg`Today`);
  return dayOf(date, { i18n, now });
}

function dayOf(date: Date | string, { i18n, now }: Required<At>): string {
  return calendarDaysBetween(date, now) === 1 ? i18n._(msg`Yesterday`) : formatDate(date, { locale: i18n.locale, now });
}
