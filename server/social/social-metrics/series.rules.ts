import { dayMs } from '../../../contract/kit/calendar.ts';
import { dailyReadings, type Reading } from './growth.rules.ts';

const dailyDays = 366;
const olderPoints = 34;

export interface SeriesPoint {
  at: Date;
  followers: number;
}

/** Points of the chart: one per day of the last year, and an even selection of older ones, including the first. */
export function drawnSeries(readings: readonly Reading[], now: Date): SeriesPoint[] {
  const daily = dailyReadings(readings);
  const yearAgo = now.getTime() - dailyDays * dayMs;
  const older = daily.filter(({ at }) => at.getTime() < yearAgo);
  const step = Math.max(1, Math.ceil(older.length / olderPoints));
  const chosen = older.filter((_, index) => index % step === 0);
  return [...chosen, ...daily.slice(older.length)];
}
