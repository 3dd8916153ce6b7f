import { platformName } from '../../../contract/core/platforms.ts';
import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import type { AccountMetrics } from '../../../contract/social/social-metrics.ts';
import { writeDate } from '../../lib/intl.ts';
import type { ChartData } from '../../ui/data/chart-data.ts';

/** Maximum series of the chart component. */
const mostLines = 3;

const monthDay = { day: 'numeric', month: 'short' } as const;

/** Followers per account on all days with a reading in the last `days`; null: the whole history. */
export function growthData(
  accounts: readonly AccountMetrics[],
  { days, locale, now }: { days: number | null; locale: string; now: number },
): ChartData {
  const since = days === null ? 0 : now - days * dayMs;
  const lines = accounts
    .filter(({ growth }) => growth.length > 1)
    .slice(0, mostLines)
    .map(({ platform, growth }) => {
      const seen = growth.filter(({ at }) => Date.parse(at) >= since);
      return { platform, byDay: new Map(seen.map(({ at, followers }) => [dateInIndia(new Date(at)), followers])) };
    });
  const dates = [...new Set(lines.flatMap(({ byDay }) => [...byDay.keys()]))].sort();
  const reach = Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '');
  // Over most of a year, month and year are enough.
  const parts = reach > 300 * dayMs ? ({ month: 'short', year: 'numeric' } as const) : monthDay;
  return {
    kind: 'line',
    unit: 'count',
    points: dates.map((date) => ({
      date,
      label: writeDate(date, locale, parts),
      name: writeDate(date, locale, { dateStyle: 'medium' }),
    })),
    series: lines.map(({ platform, byDay }) => ({
      name: platformName(platform),
      values: dates.map((date) => byDay.get(date) ?? null),
    })),
  };
}
