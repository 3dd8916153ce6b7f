import { addDays, dateInIndia, dayMs, midnightInIndia } from './calendar.ts';

/** National holidays, month and day. Source: the product's rules for draws from a pool. */
const holidays: readonly string[] = ['01-26', '08-15', '10-02'];

/** Whether a date, `YYYY-MM-DD`, is one from Monday to Friday without a national holiday of India. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(date.slice(5));
}

/**
 * The instant so many working days after another, in Asia/Kolkata, to the moment: from Friday 10:05 three of them end on
 * Wednesday 10:05. What falls on other days does not count; a fraction is a part of a working day of 24 hours.
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

/** The working days, `YYYY-MM-DD`, on which a wait from one instant to another passes, the first not counted. */
export function workingDaysBetween(from: Date, until: Date): string[] {
  const days: string[] = [];
  const last = dateInIndia(until);
  for (let date = addDays(dateInIndia(from), 1); date <= last; date = addDays(date, 1)) {
    if (isWorkingDay(date)) days.push(date);
  }
  return days;
}
