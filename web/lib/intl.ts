/** How far the reader's clock is ahead of UTC, minutes: the browser's; on the server, of whom a page is drawn for. */
export const zone = { ahead: (at: Date): number => -at.getTimezoneOffset() };

/** The reader's wall clock, in the UTC fields of a date. */
export function wallClock(at: Date): Date {
  return new Date(at.getTime() + zone.ahead(at) * 60_000);
}

const dates = new Map<string, Intl.DateTimeFormat>();

/**
 * How a day or a time is written in a language, by the reader's clock. Each takes a phone some milliseconds to make, so
 * it is made once.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
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
