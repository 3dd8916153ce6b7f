import { dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { fundingTerms } from '../../../contract/work/funding-terms.ts';

const { fundDays, reminderDays } = fundingTerms;

interface Accepted {
  acceptedAt: Date;
  /** The campaign's first day, `YYYY-MM-DD`. */
  startDate: string | null;
}

/**
 * When an unfunded accepted application ends: some days after acceptance, or at the campaign's start, whichever is later.
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
