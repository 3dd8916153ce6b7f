import { writeDate } from './intl.ts';

/** Name of a month, `YYYY-MM`: Nov, November. */
export function monthOf(month: string, locale: string, length: 'short' | 'long'): string {
  return writeDate(`${month}-15`, locale, { month: length });
}
