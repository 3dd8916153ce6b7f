/** How far the reader's clock is ahead of UTC, minutes: the browser's; on the server, of whom a page is drawn for. */
export const zone = { ahead: (at: Date): number => -at.getTimezoneOffset() };

const dateOnly = /^\d{4}-\d\d-\d\d$/;
/** A calendar date, `2026-12-12`, is the same day for every reader; an instant is read off the reader's clock. */
const isCalendarDate = (at: Date | string) => typeof at === 'string' && dateOnly.test(at);

/** The reader's wall clock at an instant, or midnight of a calendar date, in the UTC fields of a date. */
export function wallClock(at: Date | string): Date {
  const time = new Date(at);
  return isCalendarDate(at) ? time : new Date(time.getTime() + zone.ahead(time) * 60_000);
}

const dates = new Map<string, Intl.DateTimeFormat>();

/** Some engines write "Fri, 20 Nov, 2026" in Indian English: no comma stands before the year. */
const withoutYearComma = (text: string) => text.replace(/,(?= \d{4}\b)/g, '');

/** A calendar date or an instant in a language. */
export function writeDate(at: Date | string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return withoutYearComma(dateFormat(locale, zoned(at, options)).format(new Date(at)));
}

interface Span {
  from: Date | string;
  to: Date | string;
}

/** Two calendar dates or instants, their dash without the spaces that some engines set around it and others do not. */
export function writeDates({ from, to }: Span, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, zoned(from, options));
  return withoutYearComma(format.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, '–'));
}

function zoned(at: Date | string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions {
  return isCalendarDate(at) ? { ...options, timeZone: 'UTC' } : options;
}

/** Each format takes a phone some milliseconds to make, so it is made once. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const asked = import.meta.env.SSR ? { timeZone: nameOf(zone.ahead(new Date())), ...options } : options;
  const key = locale + JSON.stringify(asked);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(regionOf(locale), asked);
  dates.set(key, format);
  return format;
}

/** As a zone of `Intl`: +05:30. */
function nameOf(ahead: number): string {
  const minutes = Math.abs(ahead);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The language with its region for `Intl`: days and grouping as in India, digits Latin in every language. */
export function regionOf(locale: string): string {
  return locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
}
