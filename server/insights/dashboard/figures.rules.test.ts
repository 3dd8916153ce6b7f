import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { Measured } from '../performance/performance.rules.ts';
import { type Budget, measureSpan, plannedIn, sumDays } from './figures.rules.ts';
import { monthsSoFar, monthsUntil, spanOf, weeksUntil } from './spans.rules.ts';

const reading = (as_of: string, figures: Partial<Measured>): Measured => ({
  source: 'self_reported' as const,
  as_of,
  views: null,
  reach: null,
  likes: null,
  comments: null,
  shares: null,
  saves: null,
  ...figures,
});

const day = fc.integer({ min: 0, max: 1_500 }).map((after) => addDays('2025-01-01', after));

describe('time spans', () => {
  it('compare a month with the same days of the one before, which may be shorter', () => {
    expect(monthsSoFar('2026-11-20')).toEqual({
      now: { from: '2026-11-01', to: '2026-11-20' },
      before: { from: '2026-10-01', to: '2026-10-20' },
    });
    expect(monthsSoFar('2026-03-31').before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    expect(monthsSoFar('2026-01-05').before).toEqual({ from: '2025-12-01', to: '2025-12-05' });
  });

  it('end today, without gaps between them', () => {
    fc.assert(
      fc.property(day, (today) => {
        const weeks = weeksUntil(today);
        expect(weeks).toHaveLength(12);
        expect(weeks.at(-1)?.to).toBe(today);
        for (const [at, week] of weeks.entries()) {
          expect(addDays(week.from, 6)).toBe(week.to);
          if (at > 0) expect(addDays(weeks[at - 1]?.to ?? '', 1)).toBe(week.from);
        }
        const months = monthsUntil(today).map(spanOf);
        expect(months).toHaveLength(6);
        expect(months.at(-1)?.from).toBe(monthsSoFar(today).now.from);
        for (const [at, month] of months.entries()) {
          if (at > 0) expect(addDays(months[at - 1]?.to ?? '', 1)).toBe(month.from);
        }
      }),
    );
  });
});

describe('dashboard figures', () => {
  it('sum the days of a span, both inclusive', () => {
    const days = ['2026-11-01', '2026-11-02', '2026-11-03'].map((each) => ({ day: each, count: 5 }));
    expect(sumDays(days, { from: '2026-11-01', to: '2026-11-02' })).toBe(10);
    expect(sumDays(days, { from: '2026-11-02', to: '2026-11-03' })).toBe(10);
    expect(sumDays([], { from: '2026-11-01', to: '2026-11-02' })).toBe(0);
  });

  it('are gains within a span, at each piece’s own price; no data is not 0', () => {
    const piece = {
      cost: 100_000,
      readings: [
        reading('2026-10-20', { views: 1_000, reach: 800, likes: 50 }),
        reading('2026-11-10', { views: 3_000, reach: 2_000, likes: 200 }),
      ],
    };
    const november = { from: '2026-11-01', to: '2026-11-30' };
    expect(measureSpan([piece], november)).toEqual({ reach: 1_200, engagement_rate: 7.5, cpe: 5 });
    expect(measureSpan([{ ...piece, cost: 0 }], november).cpe).toBeNull();
    const nothing = { reach: null, engagement_rate: null, cpe: null };
    expect(measureSpan([piece], { from: '2026-12-01', to: '2026-12-31' })).toEqual(nothing);
    expect(measureSpan([], november)).toEqual(nothing);
    const partly = { cost: 100, readings: [reading('2026-11-02', { reach: 10 })] };
    expect(measureSpan([partly], november)).toEqual({ ...nothing, reach: 10 });
  });

  it('combine pieces by what each of them reports', () => {
    const november = { from: '2026-11-01', to: '2026-11-30' };
    const piece = (cost: number, figures: Partial<Measured>) => ({ cost, readings: [reading('2026-11-10', figures)] });
    const full = piece(100_000, { views: 1_000, reach: 500, likes: 100 });
    // Only pieces that report views and engagement count for the rate.
    expect(measureSpan([full, piece(0, { views: 9_000 })], november)).toMatchObject({ engagement_rate: 10, cpe: 10 });
    expect(measureSpan([full, piece(0, { likes: 900 })], november)).toMatchObject({ engagement_rate: 10, cpe: 10 });
    expect(measureSpan([full, piece(300_000, { views: 1_000, likes: 300 })], november)).toEqual({
      reach: 500,
      engagement_rate: 20,
      cpe: 10,
    });
    // Neither views nor engagements that are zero or were taken back give a rate.
    for (const figures of [{ views: 0, likes: 5 }, { likes: 5 }, { views: 5 }]) {
      expect(measureSpan([piece(0, figures)], november).engagement_rate).toBeNull();
    }
    expect(measureSpan([piece(100, { views: 10, likes: 0 })], november)).toMatchObject({
      engagement_rate: 0,
      cpe: null,
    });
    const fallen = {
      cost: 100_000,
      readings: [reading('2026-10-01', { views: 90, likes: 50 }), reading('2026-11-02', { views: 80, likes: 40 })],
    };
    expect(measureSpan([fallen], november)).toMatchObject({ engagement_rate: null, cpe: null });
    expect(measureSpan([full, fallen], november).cpe).toBe(10);
    expect(measureSpan([full, piece(500_000, { views: 100 })], november).cpe).toBe(10);
  });

  it('subtract downward corrections, so that consecutive spans add up', () => {
    const readings = [reading('2026-10-01', { reach: 500 }), reading('2026-11-01', { reach: 400 })];
    expect(measureSpan([{ cost: 0, readings }], { from: '2026-11-01', to: '2026-11-30' }).reach).toBe(-100);
  });

  it('distribute a budget to the paisa over its months only', () => {
    const budget = fc
      .record({ from: day, length: fc.integer({ min: 0, max: 120 }), paise: fc.integer({ min: 1, max: 10_000_000 }) })
      .map(({ from, length, paise }): Budget => ({ from, to: addDays(from, length), paise }));
    fc.assert(
      fc.property(budget, (one) => {
        const months = monthsUntil(addDays(one.to, 20)).filter((month) => spanOf(month).to >= one.from);
        const planned = months.map((month) => plannedIn([one], month));
        const sum = planned.reduce<number>((all, rupees) => all + toPaise(rupees ?? 0), 0);
        expect(sum).toBe(one.paise);
        expect(planned.every((rupees) => rupees === null || rupees >= 0)).toBe(true);
      }),
    );
    const week = { from: '2026-11-28', to: '2026-12-04', paise: 700 };
    expect(['2026-10', '2026-11', '2026-12', '2027-01'].map((month) => plannedIn([week], month))).toEqual([
      null,
      3,
      4,
      null,
    ]);
    expect(plannedIn([], '2026-11')).toBeNull();
    expect(plannedIn([{ from: '2026-11-01', to: '2026-11-30', paise: 100 }], '2026-12')).toBeNull();
  });
});
