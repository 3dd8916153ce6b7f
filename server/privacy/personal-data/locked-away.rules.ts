import { dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';

/** Start of the duty to keep data and logs for a year from their processing (DPDP Rules 2025, rule 8(3)). */
const yearRuleFrom = midnightInIndia('2027-05-13');
const yearDays = 365;

/**
 * When retained data is deleted: after the configured days, or, once the one-year rule applies, after a year at least.
 */
export function eraseAt(lockedAt: Date, retentionDays: number): Date {
  const after = (days: number) => new Date(lockedAt.getTime() + days * dayMs);
  const due = after(retentionDays);
  return due < yearRuleFrom ? due : after(Math.max(retentionDays, yearDays));
}
