import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/kit/calendar.ts';
import {
  type Agreed,
  type Days,
  daysBefore,
  gainOf,
  gainsOf,
  isEmpty,
  type Money,
  onTimeIn,
  overviewOf,
  partsOf,
  rangeOf,
} from './overview.rules.ts';
import type { Measured } from './performance.rules.ts';

const today = '2026-11-22';
const nothing = { views: null, reach: null, likes: null, comments: null, shares: null, saves: null };
const reading = (as_of: string, figures: Partial<Measured>): Measured => ({
  source: 'self_reported',
  as_of,
  ...nothing,
  ...figures,
});

describe('the days of a range', () => {
  const of = (range: Parameters<typeof rangeOf>[0], day = today) => rangeOf(range, day);

  it('end today, or are those given', () => {
    expect(of({ range: '7d' })).toEqual({ days: { from: '2026-11-16', to: today } });
    expect(of({ range: '30d' })).toEqual({ days: { from: '2026-10-24', to: today } });
    expect(of({ range: 'fy' })).toEqual({ days: { from: '2026-04-01', to: today } });
    expect(of({ range: 'fy' }, '2027-03-31')).toEqual({ days: { from: '2026-04-01', to: '2027-03-31' } });
    expect(of({ range: 'fy' }, '2027-04-01')).toEqual({ days: { from: '2027-04-01', to: '2027-04-01' } });
    expect(of({ range: 'custom', from: today, to: today })).toEqual({ days: { from: today, to: today } });
  });

  it.each([
    [{ range: 'custom' }, 'from'],
    [{ range: 'custom', from: today }, 'to'],
    [{ range: 'custom', from: today, to: '2026-11-23' }, 'to'],
    [{ range: 'custom', from: today, to: '2026-11-21' }, 'from'],
    [{ range: 'custom', from: '2019-01-01', to: today }, 'from'],
    [{ range: '7d', to: today }, 'to'],
  ] as const)('are refused by field: %j', (range, field) => {
    expect(of(range)).toMatchObject({ field });
  });

  it('are compared with the same number of days before, and divided into parts without gaps or overlaps', () => {
    const day = fc.integer({ min: 0, max: 1_000 }).map((days) => addDays('2024-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 900 }), (from, length) => {
        const days = { from, to: addDays(from, length) };
        const before = daysBefore(days);
        expect(addDays(before.to, 1)).toBe(from);
        expect(addDays(before.from, length)).toBe(before.to);
        const parts = partsOf(days);
        expect(parts[0]?.from).toBe(days.from);
        expect(parts.at(-1)?.to).toBe(days.to);
        for (const [at, part] of parts.entries()) {
          expect(part.from <= part.to).toBe(true);
          if (at > 0) expect(addDays(parts[at - 1]?.to ?? '', 1)).toBe(part.from);
        }
        expect(parts.length).toBeLessThanOrEqual(32);
      }),
    );
  });
});

describe('an overview', () => {
  const readings = [reading('2026-11-03', { views: 100, likes: 5 }), reading('2026-11-10', { views: 160 })];
  const days = (from: string, to: string): Days => ({ from, to });

  it('is the growth of the figures, and unknown without a reading', () => {
    expect(gainOf(readings, days('2026-11-01', '2026-11-05'))).toMatchObject({
      views: 100,
      engagement: 5,
      reach: null,
    });
    expect(gainOf(readings, days('2026-11-06', '2026-11-12'))).toMatchObject({ views: 60, engagement: 0 });
    expect(gainOf(readings, days('2026-11-11', '2026-11-20'))).toMatchObject({ views: null, engagement: null });
  });

  it('says since when there is no data', () => {
    const agreed: Agreed[] = [
      { pieces: [{ status: 'published', readings }], money: { held: 0, released: 60_000 }, clicks: null },
    ];
    const scope = { agreed, money: [] };
    expect(overviewOf(scope, days('2026-11-11', '2026-11-20'), 'business')).toMatchObject({
      views: null,
      clicks: null,
      money: 0,
      cpe: null,
      as_of: null,
      earned: null,
      silent: { pieces: 1, since: '2026-11-10' },
    });
    expect(overviewOf(scope, days('2026-11-01', '2026-11-12'), 'business')).toMatchObject({
      views: 160,
      cpe: 120,
      cpm: 3_750,
      cpc: null,
      as_of: '2026-11-10',
      silent: { pieces: 0, since: null },
    });
  });

  it('adds up to the paisa: parts to the whole, and campaigns to the total', () => {
    const day = fc.integer({ min: 0, max: 99 }).map((at) => addDays('2026-08-01', at));
    const count = fc.nat(1e6);
    const anyReading = fc
      .uniqueArray(fc.tuple(day, count, count), { maxLength: 6, selector: ([date]) => date })
      .map((all) => all.toSorted().map(([date, views, likes]) => reading(date, { views, likes })));
    const money = fc.record({ held: fc.nat(1e8), released: fc.nat(1e8) });
    const clicks = fc.option(fc.array(fc.record({ day, clicks: fc.nat(1e4) }), { maxLength: 5 }));
    const pieces = fc.array(fc.record({ status: fc.constant('published' as const), readings: anyReading }), {
      maxLength: 3,
    });
    const line = fc
      .record({ day, net: fc.nat(1e8), fee: fc.nat(1e6), tds: fc.nat(1e6) })
      .map((sums): Money => ({ ...sums, gross: sums.net + sums.fee + sums.tds }));
    const scope = fc.record({
      agreed: fc.array(fc.record({ pieces, money, clicks }), { maxLength: 3 }),
      money: fc.array(line, { maxLength: 5 }),
    });
    const names = ['views', 'engagement', 'clicks', 'money'] as const;
    const range = days('2026-08-01', '2026-11-08');
    const cents = (value: number | null) => Math.round((value ?? 0) * 100);
    fc.assert(
      fc.property(fc.array(scope, { maxLength: 3 }), (scopes) => {
        const combined = { agreed: scopes.flatMap((each) => each.agreed), money: scopes.flatMap((each) => each.money) };
        const total = overviewOf(combined, range, 'creator');
        for (const name of names) {
          const sum = (all: { [key in typeof name]: number | null }[]) =>
            all.reduce((to, one) => to + cents(one[name]), 0);
          expect(sum(partsOf(range).map((part) => gainsOf(combined, part)))).toBe(cents(total[name]));
          expect(sum(scopes.map((each) => overviewOf(each, range, 'creator')))).toBe(cents(total[name]));
        }
        const { gross = 0, fee = 0, tds = 0, net = 0 } = total.earned ?? {};
        expect(cents(gross)).toBe(cents(net) + cents(fee) + cents(tds));
        expect(net).toBe(total.money);
      }),
    );
  });
});

it('counts a submission as on time by its day in India, and ignores pieces not due yet', () => {
  const due = (due_on: string | null, handed_in_on: string | null) => ({ due_on, handed_in_on });
  const pieces = [
    due('2026-11-10', '2026-11-10'),
    due('2026-11-10', '2026-11-11'),
    due('2026-11-12', null),
    due('2026-11-22', null),
    due(null, '2026-11-10'),
    due('2026-10-01', '2026-09-01'),
  ];
  expect(onTimeIn(pieces, { from: '2026-11-01', to: today }, today)).toEqual({ count: 1, n: 3 });
});

describe('an overview of few facts', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };
  const none = overviewOf({ agreed: [], money: [] }, november, 'business');

  it('is empty without any figure', () => {
    expect(isEmpty(none)).toBe(true);
    const known = [{ views: 0 }, { reach: 0 }, { engagement: 0 }, { clicks: 1 }, { money: 1 }];
    for (const figure of known) expect(isEmpty({ ...none, ...figure })).toBe(false);
    expect(isEmpty({ ...none, silent: { pieces: 1, since: '2026-10-01' } })).toBe(false);
    expect(isEmpty({ ...none, clicks: 0 })).toBe(true);
  });

  it('counts the clicks of its days, and those until its end for their price', () => {
    const day = (date: string, clicks: number) => ({ day: date, clicks });
    const clicks = [day('2026-10-31', 10), day('2026-11-01', 2), day('2026-11-30', 8), day('2026-12-01', 100)];
    const agreed: Agreed[] = [{ pieces: [], money: { held: 0, released: 2_000_00 }, clicks }];
    expect(overviewOf({ agreed, money: [] }, november, 'business')).toMatchObject({ clicks: 10, cpc: 100 });
  });

  it('counts what was handed in by its day', () => {
    const piece = (due_on: string | null, handed_in_on: string | null) => ({ due_on, handed_in_on });
    const onTime = (...pieces: ReturnType<typeof piece>[]) => onTimeIn(pieces, november, today);
    expect(onTime(piece('2026-11-10', '2026-11-10'))).toEqual({ count: 1, n: 1 });
    expect(onTime(piece('2026-11-10', '2026-11-11'))).toEqual({ count: 0, n: 1 });
    expect(onTime(piece('2026-11-21', null))).toEqual({ count: 0, n: 1 });
    expect(onTime(piece(today, null), piece('2026-11-25', null), piece(null, '2026-11-10'))).toEqual({
      count: 0,
      n: 0,
    });
    expect(onTime(piece('2026-11-25', '2026-11-20'))).toEqual({ count: 1, n: 1 });
  });
});

it.each([
  [{ range: '7d', to: today }, 'to', 'Days are named with the range custom only.'],
  [{ range: '7d', from: today }, 'from', 'Days are named with the range custom only.'],
  [{ range: 'custom' }, 'from', 'Choose the first day.'],
  [{ range: 'custom', from: today }, 'to', 'Choose the last day.'],
  [{ range: 'custom', from: today, to: '2026-11-23' }, 'to', 'This date is in the future.'],
  [{ range: 'custom', from: today, to: '2026-11-21' }, 'from', 'The start date is after the end date.'],
  [{ range: 'custom', from: '2020-01-01', to: today }, 'from', 'Choose a period of up to three years.'],
] as const)('says why %j is no range', (asked, field, reason) => {
  expect(rangeOf(asked, today)).toEqual({ field, reason });
});

it.each([
  ['2026-10-01', '2026-10-31', 31],
  ['2026-10-01', '2026-11-01', 5],
  ['2026-08-01', '2026-10-31', 14],
  ['2026-08-01', '2026-11-01', 4],
])('draws the days from %s to %s in %i parts', (from, to, count) => {
  expect(partsOf({ from, to })).toHaveLength(count);
});
