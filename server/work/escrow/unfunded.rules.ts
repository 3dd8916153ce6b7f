import { dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';

/** Days that a creator has to fund what was accepted. Source: the product's rules, no ghosting: every application reaches an end. */
const fundDays = 7;
/** The creator is reminded so many days before. */
const reminderDays = 2;

interface Accepted {
  acceptedAt: Date;
  /** The campaign's first day, `YYYY-MM-DD`. */
  startDate: string | null;
}

/** When an accepted application that was not funded ends: a week after it was accepted, or when the campaign starts, whichever is later. */
export function fundBy({ acceptedAt, startDate }: Accepted): Date {
  const week = acceptedAt.getTime() + fundDays * dayMs;
  return new Date(Math.max(week, startDate ? midnightInIndia(startDate).getTime() : 0));
}

/** What is due at a moment for an accepted application that was not funded. */
export function dueOf(
  { isReminded, ...accepted }: Accepted & { isReminded: boolean },
  now: Date,
): 'end' | 'reminder' | null {
  const end = fundBy(accepted).getTime();
  if (now.getTime() >= end) return 'end';
  return !isReminded && now.getTime() >= end - reminderDays * dayMs ? 'reminder' : null;
}
