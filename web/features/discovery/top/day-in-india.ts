import { dateFormat } from '../../../lib/intl.ts';

/** A day as it is in India, wherever the page is drawn: '20 November 2026'. */
export function dayInIndia(instant: string, locale: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
  return dateFormat(locale, format).format(new Date(instant));
}
