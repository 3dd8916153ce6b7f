import { addDays, dayMs } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { gainOf } from '../performance/overview.rules.ts';
import { engagementOf, figuresOn, type Measured } from '../performance/performance.rules.ts';
import { type Span, spanOf } from './spans.rules.ts';

/** An amount (paise or a count) of one day in India. */
export interface DayCount {
  day: string;
  count: number;
}

/** A piece of work with its readings, oldest first, and its equal share of the agreement's money, in paise. */
export interface MeasuredPiece {
  readings: readonly Measured[];
  cost: number;
}

const dayNumber = (date: string) => Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs);

/** Sum over the days of a span; 0 without any. */
export function sumDays(days: readonly DayCount[], { from, to }: Span): number {
  return days.reduce((sum, { day, count }) => (day >= from && day <= to ? sum + count : sum), 0);
}

function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/**
 * Gains of the pieces in a span, as in /performance: views, engagements per 100 views, and rupees per engagement; null
 * is no data.
 */
export function measureSpan(pieces: readonly MeasuredPiece[], span: Span) {
  const reported = pieces.map((piece) => ({ piece, ...gainOf(piece.readings, span) }));
  const both = reported.filter(({ views, engagement }) => views !== null && engagement !== null);
  const views = sumKnown(both.map((gain) => gain.views)) ?? 0;
  const engagement = sumKnown(both.map((gain) => gain.engagement)) ?? 0;
  return {
    reach: sumKnown(reported.map(({ reach }) => reach)),
    engagement_rate: views > 0 ? Math.round((engagement / views) * 10_000) / 100 : null,
    cpe: costPerEngagement(reported),
  };
}

/** Spreads a piece's cost evenly over all its engagements. */
function costPerEngagement(gains: readonly { piece: MeasuredPiece; engagement: number | null }[]): number | null {
  const paid = gains.flatMap(({ piece, engagement }) => {
    const total = engagementOf(figuresOn(piece.readings));
    return engagement && engagement > 0 && total && piece.cost > 0
      ? [{ engagement, paise: (piece.cost * engagement) / total }]
      : [];
  });
  const engagements = paid.reduce((sum, { engagement }) => sum + engagement, 0);
  if (engagements === 0) return null;
  return Math.round(paid.reduce((sum, { paise }) => sum + paise, 0) / engagements) / 100;
}

/** A budget in paise, spread evenly over the days of its campaign. */
export interface Budget extends Span {
  paise: number;
}

/**
 * Rupees of these budgets that fall into a month, distributed to the paisa over all of a budget's months; null without
 * any.
 */
export function plannedIn(budgets: readonly Budget[], month: string): number | null {
  const { from, to } = spanOf(month);
  const falling = budgets.filter((budget) => budget.from <= to && budget.to >= from);
  if (falling.length === 0) return null;
  const until = (budget: Budget, end: string) => {
    const days = dayNumber(budget.to) - dayNumber(budget.from) + 1;
    const passed = Math.min(days, Math.max(0, dayNumber(end) - dayNumber(budget.from) + 1));
    return Math.round((budget.paise * passed) / days);
  };
  const paise = falling.map((budget) => until(budget, to) - until(budget, addDays(from, -1)));
  return toRupees(paise.reduce((sum, part) => sum + part, 0));
}
