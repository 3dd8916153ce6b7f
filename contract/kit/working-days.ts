import { addDays, dateInIndia, dayMs, midnightInIndia } from './calendar.ts';

/** National holidays, month and day. Source: the product's rules for draws from a pool. */
const holidays: readonly string[] = ['01-26', '08-15', '10-02'];

/** Whether a date, `YYYY-MM-DD`, is Monday to Friday and no national holiday of India. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(date.slice(5));
}

/**
 * Adds working days of 24 hours in Asia/Kolkata to an instant: three from Friday 10:05 end on Wednesday 10:05. Time on other
 * days is skipped; fractions are allowed.
 */
export function afterWorkingDays(from: Date, days: number): Date {
  let left = days * dayMs;
  let at = from.getTime();
  if (left <= 0) return new Date(at);
  for (;;) {
    const date = dateInIndia(new Date(at));
    const end = midnightInIndia(addDays(date, 1)).getTime();
    if (isWorkingDay(date)) {
      if (at + left <= end) return new Date(at + left);
      left -= end - at;
    }
    at = end;
  }
}

/** Working days, `YYYY-MM-DD`, between two instants, without the first day. */
export function workingDaysBetween(from: Date, until: Date): string[] {
  const days: string[] = [];
  const last = dateInIndia(until);
  for (let date = addDays(dateInIndia(from), 1); date <= last; date = addDays(date, 1)) {
    if (isWorkingDay(date)) days.push(date);
  }
  return days;
}
