import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';

/**
 * Working days from a withdrawal to the credit. NEFT, IMPS and UPI run round the clock (RBI, December 2019); the second
 * day allows for payouts that the provider or the bank reviews first.
 */
const bankDays = 2;

/** The latest day an account is credited for a withdrawal on a day; Saturdays and Sundays do not count. */
export function bankDayAfter(date: string): string {
  let day = date;
  for (let left = bankDays; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

interface Planned {
  content: readonly { due?: string | null | undefined }[];
  end_date: string | null;
}

/**
 * The day all work is due: the influencer's date, otherwise the last piece's day, otherwise the campaign's end; empty
 * in a draft without dates.
 */
export function dueDay({ content, end_date }: Planned, readyBy: string | null): string {
  if (readyBy) return readyBy;
  const days = content.flatMap(({ due }) => due ?? []);
  const areAllNamed = days.length > 0 && days.length === content.length;
  return (areAllNamed ? days.toSorted().at(-1) : end_date) ?? '';
}

interface Progress {
  now: Date;
  /** Due day of the work. */
  due: string;
  /** Days until automatic approval. */
  silenceDays: number;
  /** Time of automatic approval; null while the clock is not running. */
  silenceEndsAt: Date | null;
  /** Time of release; null before. */
  releasedAt: Date | null;
}

/** Dates of release and bank credit: actual, otherwise by automatic approval, otherwise by the agreement. */
export function clockOf({ now, due, silenceDays, silenceEndsAt, releasedAt }: Progress) {
  const known = releasedAt ?? silenceEndsAt;
  const today = dateInIndia(now);
  const releaseBy = known ? dateInIndia(known) : addDays(due < today ? today : due, silenceDays);
  return { release_by: releaseBy, bank_by: bankDayAfter(releaseBy) };
}
