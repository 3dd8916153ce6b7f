const dates = new Map<string, Intl.DateTimeFormat>();

/** How a day or a time is written in a language. Each takes a phone some milliseconds to make, so it is made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(regionOf(locale), options);
  dates.set(key, format);
  return format;
}

/** The language with its region for `Intl`: days and grouping as in India, digits Latin in every language. */
export function regionOf(locale: string): string {
  return locale === 'hi' ? 'hi-IN-u-nu-latn' : 'en-IN';
}
