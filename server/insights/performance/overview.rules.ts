import type { Overview, RangeId } from '../../../contract/insights/performance.ts';
import { addDays, dayMs } from '../../../contract/kit/calendar.ts';
import { type FigureName, figureNames } from '../../../contract/work/figures.ts';
import { engagementOf, figuresOn, type Measured, measure, type Piece } from './performance.rules.ts';

export type Side = 'business' | 'creator';

export interface Days {
  from: string;
  to: string;
}

const longest = 3 * 366;

/** Number of days between two dates, both inclusive. */
function lengthOf({ from, to }: Days): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** The days of a range as of today, or the reason by field why it is invalid. */
export function rangeOf(
  { range, from, to }: { range: RangeId; from?: string | undefined; to?: string | undefined },
  today: string,
): { days: Days } | { field: 'from' | 'to'; reason: string } {
  if (range !== 'custom') {
    const back = { '7d': 6, '30d': 29, '90d': 89 };
    const [year = 0, month = 0] = today.split('-').map(Number);
    const first = range === 'fy' ? `${month < 4 ? year - 1 : year}-04-01` : addDays(today, -back[range]);
    if (from !== undefined || to !== undefined) {
      return { field: from === undefined ? 'to' : 'from', reason: 'Days are named with the range custom only.' };
    }
    return { days: { from: first, to: today } };
  }
  if (from === undefined) return { field: 'from', reason: 'Choose the first day.' };
  if (to === undefined) return { field: 'to', reason: 'Choose the last day.' };
  if (to > today) return { field: 'to', reason: 'This date is in the future.' };
  if (from > to) return { field: 'from', reason: 'The start date is after the end date.' };
  if (lengthOf({ from, to }) > longest) return { field: 'from', reason: 'Choose a period of up to three years.' };
  return { days: { from, to } };
}

/** The same number of days directly before. */
export function daysBefore(days: Days): Days {
  return { from: addDays(days.from, -lengthOf(days)), to: addDays(days.from, -1) };
}

/** The parts of a range in a chart: days up to a month, weeks up to a quarter, calendar months beyond. */
export function partsOf({ from, to }: Days): Days[] {
  const length = lengthOf({ from, to });
  const parts: Days[] = [];
  for (let start = from; start <= to; ) {
    const [year = 0, month = 0] = start.split('-').map(Number);
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
    const end = length <= 31 ? start : length <= 92 ? addDays(start, 6) : addDays(next, -1);
    parts.push({ from: start, to: end < to ? end : to });
    start = addDays(end, 1);
  }
  return parts;
}

const within =
  ({ from, to }: Days) =>
  (day: string) =>
    day >= from && day <= to;

/**
 * A piece's gain in a span: its last figures within it less those before it. Null without a reading in the span; so
 * gains of consecutive spans add up to the piece's total.
 */
export function gainOf(readings: readonly Measured[], days: Days): Record<FigureName | 'engagement', number | null> {
  const isMeasured = readings.some(({ as_of }) => within(days)(as_of));
  const end = figuresOn(isMeasured ? readings : [], days.to);
  const start = figuresOn(readings, addDays(days.from, -1));
  const less = (after: number | null, before: number | null) => (after === null ? null : after - (before ?? 0));
  return {
    ...(Object.fromEntries(figureNames.map((name) => [name, less(end[name], start[name])])) as Record<
      FigureName,
      null
    >),
    engagement: less(engagementOf(end), engagementOf(start)),
  };
}

export interface Money {
  /** Day in Asia/Kolkata. */
  day: string;
  /** Paise. */
  gross: number;
  fee: number;
  tds: number;
  net: number;
}

/** An agreement's pieces, money in paise and clicks by day; `clicks` is null without a link. */
export interface Agreed {
  pieces: readonly Piece[];
  money: { held: number; released: number };
  clicks: readonly { day: string; clicks: number }[] | null;
}

/** Data measured together: of a campaign, a person, or all. */
export interface Scope {
  agreed: readonly Agreed[];
  money: readonly Money[];
}

const addUp = (values: readonly (number | null)[]) =>
  values.reduce<number | null>((total, value) => (value === null ? total : (total ?? 0) + value), null);

/** Figures gained in a span; money in rupees. */
export function gainsOf({ agreed, money }: Scope, days: Days) {
  const isIn = within(days);
  const measured = agreed.flatMap(({ pieces }) =>
    pieces.filter(({ readings }) => readings.some(({ as_of }) => isIn(as_of))),
  );
  const gains = measured.map(({ readings }) => gainOf(readings, days));
  const linked = agreed.flatMap(({ clicks }) => (clicks ? [clicks] : []));
  const clicks = linked.map((all) => all.reduce((sum, one) => sum + (isIn(one.day) ? one.clicks : 0), 0));
  return {
    views: addUp(gains.map(({ views }) => views)),
    reach: addUp(gains.map(({ reach }) => reach)),
    engagement: addUp(gains.map(({ engagement }) => engagement)),
    clicks: addUp(clicks),
    money: money.reduce((sum, { day, net }) => (isIn(day) ? sum + net : sum), 0) / 100,
  };
}

/** The complete overview of a span. */
export function overviewOf(scope: Scope, days: Days, side: Side): Overview {
  const isIn = within(days);
  const pieces = scope.agreed.flatMap((each) => each.pieces);
  const newest = pieces.flatMap(({ readings }) => readings.findLast(({ as_of }) => as_of <= days.to)?.as_of ?? []);
  const inRange = newest.filter(isIn).sort();
  const outOfRange = newest.filter((day) => !isIn(day)).sort();
  // Cost figures include only pieces with a reading in this span, with their total figures until its end.
  const work = scope.agreed.map(({ pieces: all, money, clicks }) => {
    const until = (clicks ?? []).filter(({ day }) => day <= days.to);
    return {
      pieces: all.map(({ status, readings }) => {
        const isMeasured = readings.some(({ as_of }) => isIn(as_of));
        return { status, readings: isMeasured ? readings.filter(({ as_of }) => as_of <= days.to) : [] };
      }),
      money,
      clicks: until.some(({ day }) => isIn(day)) ? until.reduce((sum, one) => sum + one.clicks, 0) : null,
    };
  });
  const { cpe, cpm, cpc, pieces: counted } = measure(work);
  const sum = (name: 'gross' | 'fee' | 'tds' | 'net') =>
    scope.money.reduce((total, each) => (isIn(each.day) ? total + each[name] : total), 0) / 100;
  const earned = side === 'creator' ? { gross: sum('gross'), fee: sum('fee'), tds: sum('tds'), net: sum('net') } : null;
  return {
    ...gainsOf(scope, days),
    earned,
    cpe,
    cpm,
    cpc,
    as_of: inRange.at(-1) ?? null,
    pieces: { read: counted.read, typed: counted.reported - counted.read },
    silent: { pieces: outOfRange.length, since: outOfRange[0] ?? null },
  };
}

/** Whether a span has nothing to show in a row. */
export function isEmpty({ views, reach, engagement, clicks, money, silent }: Overview): boolean {
  return money === 0 && !clicks && silent.pieces === 0 && [views, reach, engagement].every((value) => value === null);
}

/** Number of pieces due in a span and by today, and how many of them were submitted on time. */
export function onTimeIn(
  pieces: readonly { due_on: string | null; handed_in_on: string | null }[],
  days: Days,
  today: string,
) {
  const due = pieces.flatMap(({ due_on: due, handed_in_on: handed }) =>
    due !== null && within(days)(due) && (handed !== null || due < today) ? [{ due, handed }] : [],
  );
  return { count: due.filter(({ due: by, handed }) => handed !== null && handed <= by).length, n: due.length };
}
