import { dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';

/**
 * Days for funding an accepted application. Source: the product's rules, no ghosting: every application reaches an end.
 */
const fundDays = 7;
/** Days before the end when the creator is reminded. */
const reminderDays = 2;

interface Accepted {
  acceptedAt: Date;
  /** The campaign's first day, `YYYY-MM-DD`. */
  startDate: string | null;
}

/**
 * When an unfunded accepted application ends: a week after acceptance, or at the campaign's start, whichever is later.
 */
export function fundBy({ acceptedAt, startDate }: Accepted): Date {
  const week = acceptedAt.getTime() + fundDays * dayMs;
  return new Date(Math.max(week, startDate ? midnightInIndia(startDate).getTime() : 0));
}

/** Action due at a moment for an unfunded accepted application. */
export function dueOf(
  { isReminded, ...accepted }: Accepted & { isReminded: boolean },
  now: Date,
): 'end' | 'reminder' | null {
  const end = fundBy(accepted).getTime();
  if (now.getTime() >= end) return 'end';
  return !isReminded && now.getTime() >= end - reminderDays * dayMs ? 'reminder' : null;
}
