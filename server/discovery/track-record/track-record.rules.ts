import { figureMinimum, type Measured } from '../../../contract/discovery/track-record.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';

/** A median to one decimal; null below the minimum number. */
export function measureMedian({ median, n }: { median: number | null; n: number }): Measured {
  const isEnough = n >= figureMinimum && median !== null;
  return { value: isEnough ? Math.round(median * 10) / 10 : null, n };
}

/** Whole per cent of `n`; null below the minimum number. A partial share is never rounded to 0 or 100. */
export function measureShare({ count, n }: { count: number; n: number }): Measured {
  if (n < figureMinimum) return { value: null, n };
  const percent = Math.round((count / n) * 100);
  if (count < n && percent === 100) return { value: 99, n };
  return { value: count > 0 && percent === 0 ? 1 : percent, n };
}

const year = 365 * dayMs;

/** Start of the last twelve months, which figures cover: a person can become better, and worse. */
export function figuresSince(now: Date): Date {
  return new Date(now.getTime() - year);
}
