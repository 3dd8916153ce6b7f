import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { calendarDaysBetween } from './clocks.ts';
import { formatDate, formatShortDate } from './format.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface At {
  i18n: I18n;
  now?: Date;
}

/** Age in lists: Just now, 5 min ago, 1 hr ago, Yesterday, 12 Nov. */
export function formatAgo(date: Date | string, { i18n, now = new Date() }: At): string {
  const age = now.getTime() - new Date(date).getTime();
  if (age < minute) return i18n._(msg`Just now`);
  if (age < hour || calendarDaysBetween(date, now) === 0) return formatHoursAgo(age, i18n);
  return dayOf(date, { i18n, now });
}

/** Age within a sentence: just now, 5 min ago, 3 hr ago, 2 days ago, 12 Oct. */
export function formatAge(date: Date | string, { i18n, now = new Date() }: At): string {
  const age = now.getTime() - new Date(date).getTime();
  const days = Math.floor(age / day);
  if (age < minute) return i18n._(msg`just now`);
  if (days < 1) return formatHoursAgo(age, i18n);
  if (days < 7) return i18n._(msg`${plural(days, { one: '# day ago', other: '# days ago' })}`);
  return formatShortDate(date, i18n.locale);
}

/** For example 5 min ago, 3 hr ago. */
function formatHoursAgo(age: number, i18n: I18n): string {
  const minutes = Math.floor(age / minute);
  const hours = Math.floor(age / hour);
  return minutes < 60 ? i18n._(msg`${minutes} min ago`) : i18n._(msg`${hours} hr ago`);
}

/** Day in notification lists: Just now, Today, Yesterday, 12 Nov. */
export function formatDayAgo(date: Date | string, { i18n, now = new Date() }: At): string {
  const age = now.getTime() - new Date(date).getTime();
  if (age < hour && calendarDaysBetween(date, now) === 0) return i18n._(msg`Just now`);
  if (calendarDaysBetween(date, now) === 0) return i18n._(msg`Today`);
  return dayOf(date, { i18n, now });
}

function dayOf(date: Date | string, { i18n, now }: Required<At>): string {
  return calendarDaysBetween(date, now) === 1 ? i18n._(msg`Yesterday`) : formatDate(date, { locale: i18n.locale, now });
}
