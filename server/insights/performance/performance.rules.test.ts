import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import { figureNames } from '../../../contract/work/figures.ts';
import {
  ageOf,
  clickSum,
  engagementOf,
  engagementRate,
  figuresOn,
  type Measured,
  measure,
  timelineOf,
} from './performance.rules.ts';

const nothing = { views: null, reach: null, likes: null, comments: null, shares: null, saves: null };
const reading = (as_of: string, figures: Partial<Measured>): Measured => ({
  source: 'self_reported',
  as_of,
  ...nothing,
  ...figures,
});
const piece = (status: DeliverableStatus, ...readings: Measured[]) => ({ status, readings });
const first = reading('2026-11-10', { views: 1_000, reach: 800, likes: 40 });
const second = reading('2026-11-20', { views: 3_000, likes: 100, comments: 20 });

describe('figures of a piece', () => {
  it('are the last known by a day', () => {
    expect(figuresOn([first, second], '2026-11-09')).toEqual(nothing);
    expect(figuresOn([first, second], '2026-11-19')).toMatchObject({ views: 1_000, reach: 800, comments: null });
    expect(figuresOn([first, second])).toMatchObject({ views: 3_000, reach: 800, likes: 100, comments: 20 });
  });

  it('include the known parts of engagement', () => {
    expect(engagementOf(nothing)).toBeNull();
    expect(engagementOf({ ...nothing, views: 9, reach: 9 })).toBeNull();
    expect(engagementOf({ ...nothing, likes: 0 })).toBe(0);
    expect(engagementOf({ ...nothing, likes: 1, comments: 2, shares: 3, saves: 4 })).toBe(10);
  });

  it('have a rate over the pieces that report both views and engagement', () => {
    expect(engagementRate([])).toBeNull();
    expect(engagementRate([{ ...nothing, views: 0, likes: 0 }])).toBeNull();
    const half = { ...nothing, views: 5_000 };
    expect(engagementRate([half, { ...nothing, likes: 7 }])).toBeNull();
    expect(engagementRate([{ ...nothing, views: 3_000, likes: 100 }, half])).toBe(3.33);
  });
});

describe('figures of a campaign', () => {
  const money = { held: 0, released: 1_800_000 };
  const clicks = null;

  it('are unknown, not 0, without a reading', () => {
    expect(measure([{ pieces: [piece('published'), piece('planned')], money, clicks }])).toEqual({
      ...nothing,
      engagement: null,
      engagement_rate: null,
      cpe: null,
      cpm: null,
      clicks: null,
      cpc: null,
      pieces: { agreed: 2, delivered: 1, published: 1, reported: 0, read: 0 },
      spend: { funded: 18_000, held: 0, released: 18_000 },
    });
    expect(measure([]).pieces).toEqual({ agreed: 0, delivered: 0, published: 0, reported: 0, read: 0 });
  });

  it('use the cost of pieces with readings only', () => {
    const work = [
      { pieces: [piece('published', first, second), piece('approved')], money, clicks: 90 },
      { pieces: [piece('submitted')], money: { held: 500_050, released: 0 }, clicks },
    ];
    expect(measure(work)).toMatchObject({
      views: 3_000,
      reach: 800,
      likes: 100,
      comments: 20,
      shares: null,
      engagement: 120,
      engagement_rate: 4,
      cpe: 75,
      cpm: 3_000,
      clicks: 90,
      cpc: 200,
      pieces: { agreed: 3, delivered: 2, published: 1, reported: 1 },
      spend: { funded: 23_000.5, held: 5_000.5, released: 18_000 },
    });
  });

  it('have no cost without money or without engagement', () => {
    const free = [{ pieces: [piece('published', second)], money: { held: 0, released: 0 }, clicks }];
    expect(measure(free)).toMatchObject({ cpe: null, cpm: null, clicks: null, cpc: null });
    const dull = [{ pieces: [piece('published', reading('2026-11-20', { views: 10, likes: 0 }))], money, clicks: 0 }];
    expect(measure(dull)).toMatchObject({ cpe: null, cpm: 1_800_000, engagement: 0, clicks: 0, cpc: null });
  });

  it('sum the clicks of days', () => {
    expect(clickSum([{ clicks: 2 }, { clicks: 0 }, { clicks: 5 }])).toBe(7);
    expect(clickSum([])).toBe(0);
  });

  it('grow day by day, with each piece keeping its last figures', () => {
    const other = piece('published', reading('2026-11-15', { views: 500, reach: 400, saves: 5 }));
    expect(timelineOf([piece('published', first, second), other, piece('planned')])).toEqual([
      { date: '2026-11-10', views: 1_000, reach: 800, engagement: 40 },
      { date: '2026-11-15', views: 1_500, reach: 1_200, engagement: 45 },
      { date: '2026-11-20', views: 3_500, reach: 1_200, engagement: 125 },
    ]);
    expect(ageOf([piece('published', first, second), other, piece('planned')])).toEqual({
      as_of: '2026-11-20',
      oldest_as_of: '2026-11-15',
    });
    expect([timelineOf([]), ageOf([piece('planned')])]).toEqual([[], { as_of: null, oldest_as_of: null }]);
  });

  it("end where the timeline ends, and are the sum of the agreements' figures", () => {
    const count = fc.option(fc.nat(1_000_000));
    const readings = fc
      .uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 4 })
      .chain((days) =>
        fc.tuple(
          ...days
            .toSorted((a, b) => a - b)
            .map((day) =>
              fc
                .record(Object.fromEntries(figureNames.map((name) => [name, count])))
                .map((figures) => reading(`2026-11-${String(day).padStart(2, '0')}`, figures)),
            ),
        ),
      );
    const pieces = fc.array(
      readings.map((each) => piece('published', ...each)),
      { minLength: 1, maxLength: 4 },
    );
    const money = fc.record({ held: fc.nat(1e8), released: fc.nat(1e8) });
    const work = fc.record({ pieces, money, clicks: fc.option(fc.nat(1e6)) });
    fc.assert(
      fc.property(fc.array(work, { maxLength: 4 }), (all) => {
        const { views, reach, engagement, spend } = measure(all);
        const last = timelineOf(all.flatMap((each) => each.pieces)).at(-1);
        expect(last ?? { views, reach, engagement }).toMatchObject({ views, reach, engagement });
        const each = all.map((one) => measure([one]));
        expect(views ?? 0).toBe(each.reduce((total, one) => total + (one.views ?? 0), 0));
        expect(Math.round(spend.funded * 100)).toBe(Math.round((spend.held + spend.released) * 100));
      }),
    );
  });
});
