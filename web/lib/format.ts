import { dateFormat, wallClock } from './intl.ts';

const groupEnd = /\B(?=(?:\d\d)*\d{3}(?:\.|$))/g;

/** Digits with Indian grouping: 125000 → 1,25,000. The first format that `Intl` makes takes a phone a tenth of a second. */
export function groupDigits(digits: string): string {
  return digits.replace(groupEnd, ',');
}

/** A count with Indian grouping: 1,25,000. */
export function formatCount(amount: number): string {
  return groupDigits(String(amount));
}

/** The size of a file: 840 kB, 1.8 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

/** A percentage with at most one decimal: 4.8%. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 10) / 10}%`;
}

const isSameYear = (one: Date, other: Date) => wallClock(one).getUTCFullYear() === wallClock(other).getUTCFullYear();

/** A day for reading: Fri, 20 Nov; with the year when it is not this one. */
export function formatDay(date: Date | string, { locale = 'en', now = new Date() } = {}): string {
  const day = new Date(date);
  const year = isSameYear(day, now) ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...year,
  }).format(day);
}

/** A day of a list, without its weekday: 20 Nov; with the year when it is not this one. */
export function formatDate(date: Date | string, { locale = 'en', now = new Date() } = {}): string {
  const day = new Date(date);
  const year = isSameYear(day, now) ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { day: 'numeric', month: 'short', ...year }).format(day);
}

/** Day and short month: 20 Nov. */
export function formatShortDate(date: Date | string, locale = 'en'): string {
  return dateFormat(locale, { day: 'numeric', month: 'short' }).format(new Date(date));
}

/** From one day to another, with the year: 1–14 Dec 2026. */
export function formatSpan(from: Date, to: Date, locale = 'en'): string {
  return formatRange(dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }), from, to);
}

/** Two days, their dash without the spaces that some engines set around it and others do not. */
export function formatRange(format: Intl.DateTimeFormat, from: Date, to: Date): string {
  return format.formatRange(from, to).replace(/\s*–\s*/, '–');
}

/** A time of day: 9:15 am. */
export function formatClock(date: Date | string, locale = 'en'): string {
  const options = { hour: 'numeric', minute: '2-digit', hour12: true } as const;
  return dateFormat(locale, options).format(new Date(date));
}
