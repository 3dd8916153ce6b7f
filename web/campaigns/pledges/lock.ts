import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';

/** Days until a campaign locks, by India's calendar; 0 or less from that day on. */
export function daysToLock(locksOn: string, now = new Date()): number {
  return Math.round((Date.parse(locksOn) - Date.parse(dateInIndia(now))) / dayMs);
}
