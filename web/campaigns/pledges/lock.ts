import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';

/** Calendar days in India until a campaign locks; 0 or less once the day has come. */
export function daysToLock(locksOn: string, now = new Date()): number {
  return Math.round((Date.parse(locksOn) - Date.parse(dateInIndia(now))) / dayMs);
}
