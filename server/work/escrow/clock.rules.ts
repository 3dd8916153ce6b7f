import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';

/**
 * Working days from a withdrawal to the credit. NEFT, IMPS and UPI run round the clock (RBI, December 2019); the day
 * beyond the next one is for payouts that the provider or the bank looks at before it lets them go.
 */
const bankDays = 2;

/** The day an account is credited at the latest with what is withdrawn on a day; Saturdays and Sundays do not count. */
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

/** The day all work is due: what the influencer named, else the last piece's own day, else the campaign's end; empty in a draft without days. */
export function dueDay({ content, end_date }: Planned, readyBy: string | null): string {
  if (readyBy) return readyBy;
  const days = content.flatMap(({ due }) => due ?? []);
  const areAllNamed = days.length > 0 && days.length === content.length;
  return (areAllNamed ? days.toSorted().at(-1) : end_date) ?? '';
}

interface Progress {
  now: Date;
  /** The day the work is due. */
  due: string;
  /** Days of silence that approve it. */
  silenceDays: number;
  /** When silence approves what is handed in; null while that clock does not run. */
  silenceEndsAt: Date | null;
  /** When it was released; null while it was not. */
  releasedAt: Date | null;
}

/** By when money is released and in a bank account: what happened, else what is under way, else what was agreed. */
export function clockOf({ now, due, silenceDays, silenceEndsAt, releasedAt }: Progress) {
  const known = releasedAt ?? silenceEndsAt;
  const today = dateInIndia(now);
  const releaseBy = known ? dateInIndia(known) : addDays(due < today ? today : due, silenceDays);
  return { release_by: releaseBy, bank_by: bankDayAfter(releaseBy) };
}
