import { wallClock, writeDate, writeDates } from './intl.ts';

const groupEnd = /\B(?=(?:\d\d)*\d{3}(?:\.|$))/g;

/** Indian digit grouping: 125000 → 1,25,000. By hand, because the first Intl format takes 100 ms on a phone. */
export function groupDigits(digits: string): string {
  return digits.replace(groupEnd, ',');
}

/** Count with Indian grouping: 1,25,000. */
export function formatCount(amount: number): string {
  return groupDigits(String(amount));
}

/** File size: 840 kB, 1.8 MB, 1.2 GB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  if (bytes < 1_000_000_000) return `${Math.round(bytes / 100_000) / 10} MB`;
  return `${Math.round(bytes / 100_000_000) / 10} GB`;
}

/** Percentage with at most one decimal: 4.8%. */
export function formatPercent(percent: number): string {
  return `${Math.round(percent * 10) / 10}%`;
}

const isSameYear = (one: Date | string, other: Date) =>
  wallClock(one).getUTCFullYear() === wallClock(other).getUTCFullYear();
const withYear = (at: Date | string, now: Date) => (isSameYear(at, now) ? {} : ({ year: 'numeric' } as const));

/** Day for reading: Fri, 20 Nov; with the year when it differs. */
export function formatDay(at: Date | string, { locale = 'en', now = new Date() } = {}): string {
  return writeDate(at, locale, { weekday: 'short', day: 'numeric', month: 'short', ...withYear(at, now) });
}

/** Day in lists, without weekday: 20 Nov; with the year when it differs. */
export function formatDate(at: Date | string, { locale = 'en', now = new Date() } = {}): string {
  return writeDate(at, locale, { day: 'numeric', month: 'short', ...withYear(at, now) });
}

/** Day and short month: 20 Nov. */
export function formatShortDate(at: Date | string, locale = 'en'): string {
  return writeDate(at, locale, { day: 'numeric', month: 'short' });
}

/** Range of days with the year: 1–14 Dec 2026. */
export function formatSpan(from: Date | string, to: Date | string, locale = 'en'): string {
  return writeDates({ from, to }, locale, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Time of day: 9:15 am. */
export function formatClock(at: Date | string, locale = 'en'): string {
  return writeDate(at, locale, { hour: 'numeric', minute: '2-digit', hour12: true });
}
