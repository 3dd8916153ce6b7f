import { formatTag } from '../../contract/kit/languages.ts';

/** Reader's offset from UTC in minutes: the browser's; on the server, that of the page being rendered. */
export const zone = { ahead: (at: Date): number => -at.getTimezoneOffset() };

const dateOnly = /^\d{4}-\d\d-\d\d$/;
/** Calendar dates (`2026-12-12`) are the same day everywhere; instants depend on the reader's zone. */
const isCalendarDate = (at: Date | string) => typeof at === 'string' && dateOnly.test(at);

/** Reader's local time of an instant, or midnight of a calendar date, in the UTC fields of a Date. */
export function wallClock(at: Date | string): Date {
  const time = new Date(at);
  return isCalendarDate(at) ? time : new Date(time.getTime() + zone.ahead(time) * 60_000);
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** Some engines write "Fri, 20 Nov, 2026" in Indian English; removes the second comma. */
const withoutYearComma = (text: string) => text.replace(/,(?= \d{4}\b)/g, '');

/** Formats a calendar date or an instant. */
export function writeDate(at: Date | string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return withoutYearComma(dateFormat(locale, zoned(at, options)).format(new Date(at)));
}

interface Span {
  from: Date | string;
  to: Date | string;
}

/** Formats a range; removes the spaces some engines put around the dash. */
export function writeDates({ from, to }: Span, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, zoned(from, options));
  return withoutYearComma(format.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, '–'));
}

function zoned(at: Date | string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return isCalendarDate(at) ? { ...options, timeZone: 'UTC' } : options;
}

/** Cached, because creating a format takes milliseconds on a phone. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const asked = import.meta.env.SSR ? { timeZone: nameOf(zone.ahead(new Date())), ...options } : options;
  const key = locale + JSON.stringify(asked);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(formatTag(locale), asked);
  dates.set(key, format);
  return format;
}

/** Offset as an Intl time zone: +05:30. */
function nameOf(ahead: number): string {
  const minutes = Math.abs(ahead);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
