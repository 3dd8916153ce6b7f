import { dateFormat } from './intl.ts';

/** The name of a month, `YYYY-MM`: Nov, November. */
export function monthOf(month: string, locale: string, length: 'short' | 'long'): string {
  const format = dateFormat(locale, { month: length, timeZone: 'UTC' });
  return format.format(new Date(`${month}-15T00:00:00Z`));
}
