import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { calendarDaysBetween, lastActive, messageTime, notificationTime } from './clocks.ts';
import { formatClock, formatDay, formatShortDate } from './format.ts';

interface At {
  i18n: I18n;
  now: Date;
}

/** Time of a conversation's last message: Just now, 9:41 am, Yesterday, 12 Nov. */
export function sayMessageTime(at: string, { i18n, now }: At): string {
  const kind = messageTime(at, now);
  if (kind === 'just-now') return i18n._(msg`Just now`);
  if (kind === 'clock') return formatClock(at, i18n.locale);
  return kind === 'yesterday' ? i18n._(msg`Yesterday`) : formatShortDate(at, i18n.locale);
}

/** Last activity: Online, 12m ago, 3h ago, 2d ago. */
export function sayLastActive(at: string, { i18n, now }: At): string {
  const active = lastActive(at, now);
  if (active.is === 'online') return i18n._(msg`Online`);
  const { count } = active;
  if (active.is === 'minutes') return i18n._(msg`${count}m ago`);
  return active.is === 'hours' ? i18n._(msg`${count}h ago`) : i18n._(msg`${count}d ago`);
}

/** Time of a notification: 9:41 am, 12 Nov. */
export function sayNotificationTime(at: string, { i18n, now }: At): string {
  return notificationTime(at, now) === 'clock' ? formatClock(at, i18n.locale) : formatShortDate(at, i18n.locale);
}

/** Day line in a conversation: Today, Yesterday, Wed, 18 Nov. */
export function sayDay(at: string, { i18n, now }: At): string {
  const days = calendarDaysBetween(at, now);
  if (days <= 0) return i18n._(msg`Today`);
  return days === 1 ? i18n._(msg`Yesterday`) : formatDay(at, { locale: i18n.locale, now });
}

/** Deadline, inclusive: until end of Fri, 27 Nov. */
export function untilEndOf(date: string, { i18n, now = new Date() }: { i18n: I18n; now?: Date }): string {
  const day = formatDay(date, { locale: i18n.locale, now });
  return i18n._(msg`until end of ${day}`);
}

/** Day and time: Mon, 23 Nov, 10:44 am. */
export function momentInWords(at: Date | string, i18n: I18n): string {
  return `${formatDay(at, { locale: i18n.locale })}, ${formatClock(at, i18n.locale)}`;
}
