import { dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';

/** From this day on the law asks to keep data and logs for a year from their processing (DPDP Rules 2025, rule 8(3)). */
const yearRuleFrom = midnightInIndia('2027-05-13');
const yearDays = 365;

/** When what was locked away goes: after so many days, or, where that is under the year's rule, after a year at least. */
export function eraseAt(lockedAt: Date, keptDays: number): Date {
  const after = (days: number) => new Date(lockedAt.getTime() + days * dayMs);
  const due = after(keptDays);
  return due < yearRuleFrom ? due : after(Math.max(keptDays, yearDays));
}
