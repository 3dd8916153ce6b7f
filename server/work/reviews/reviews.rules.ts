import { dayMs } from '../../../contract/kit/calendar.ts';
import type { ReviewRow } from '../../../database/schema.ts';

type Shows = Pick<ReviewRow, 'shows_at'>;

/** Whether a review is published, and so final. */
export function isShown({ shows_at }: Shows, now: Date): boolean {
  return shows_at.getTime() <= now.getTime();
}

/** Publication time: the first review waits a number of days for the second, which publishes both at once. */
export function showTime({ isSecond, now, days }: { isSecond: boolean; now: Date; days: number }): Date {
  return isSecond ? now : new Date(now.getTime() + days * dayMs);
}
