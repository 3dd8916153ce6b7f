import { dateInIndia } from '../../contract/calendar.ts';
import type { Role } from '../../contract/roles.ts';

/** Midnight in Asia/Kolkata of the first of the month. */
export function monthStart(now: Date): Date {
  return new Date(`${dateInIndia(now).slice(0, 7)}-01T00:00:00+05:30`);
}

/** Who unlocks. Source: the product's rules, People. */
export function mayUnlock(role: Role): boolean {
  return role === 'brand' || role === 'partner';
}
