import { dateInIndia } from '../../../../contract/kit/calendar.ts';
import { writeDate } from '../../../lib/intl.ts';

/** Date in India, whatever the server's or browser's time zone: '20 November 2026'. */
export function dayInIndia(instant: string, locale: string): string {
  return writeDate(dateInIndia(new Date(instant)), locale, { day: 'numeric', month: 'long', year: 'numeric' });
}
