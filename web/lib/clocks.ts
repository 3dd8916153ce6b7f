/**
 * Time formats of the product as pure rules; the texts are elsewhere. Source: the specification, business constants: message
 * time, last active, notification time and groups, sent time of floating windows.
 */

import { wallClock } from './intl.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Instant = Date | string;

const ageOf = (at: Instant, now: Date) => now.getTime() - new Date(at).getTime();

export type MessageTime = 'just-now' | 'clock' | 'yesterday' | 'date';

/** Under 1 hour 'Just now'; under 24 hours a clock time; under 48 hours 'Yesterday'; otherwise a short date. */
export function messageTime(at: Instant, now: Date): MessageTime {
  const age = ageOf(at, now);
  if (age < hour) return 'just-now';
  if (age < day) return 'clock';
  return age < 2 * day ? 'yesterday' : 'date';
}

export type LastActive = { is: 'online' } | { is: 'minutes' | 'hours' | 'days'; count: number };

/** Under 5 minutes 'Online', then minutes, hours, days. */
export function lastActive(at: Instant, now: Date): LastActive {
  const age = ageOf(at, now);
  if (age < 5 * minute) return { is: 'online' };
  if (age < hour) return { is: 'minutes', count: Math.floor(age / minute) };
  if (age < day) return { is: 'hours', count: Math.floor(age / hour) };
  return { is: 'days', count: Math.floor(age / day) };
}

/** Clock time under 24 hours, otherwise month and day. */
export function notificationTime(at: Instant, now: Date): 'clock' | 'date' {
  return ageOf(at, now) < day ? 'clock' : 'date';
}

export const notificationGroups = ['today', 'yesterday', 'week', 'earlier'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

/** Today, yesterday, within 7 days, earlier; calendar days in the reader's zone. */
export function notificationGroup(at: Instant, now: Date): NotificationGroup {
  const days = calendarDaysBetween(at, now);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'earlier';
}

/** Calendar days from `at` to `now`, in the reader's zone. */
export function calendarDaysBetween(at: Instant, now: Date): number {
  return dayNumber(now) - dayNumber(at);
}

const dayNumber = (at: Instant) => Math.floor(wallClock(at).getTime() / day);

/** Day/month/year and 12-hour time: 19/11/2026, 5:58 pm. */
export function windowTime(at: Instant): string {
  const date = wallClock(at);
  const hours = date.getUTCHours();
  const clock = `${hours % 12 || 12}:${String(date.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
  return `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}, ${clock}`;
}
