import type { FiguresFrom, Metrics, Performance } from '../../../contract/insights/performance.ts';
import type { DeliverableStatus } from '../../../contract/work/deliverables.ts';
import { type FigureName, figureNames, type Reading } from '../../../contract/work/figures.ts';

/** The figures of a reading, with their day and origin. */
export type Measured = Pick<Reading, 'as_of' | 'source' | FigureName>;

/** A piece of work with its readings, oldest first. */
export interface Piece {
  status: DeliverableStatus;
  readings: readonly Measured[];
}

/** Pieces of one agreement, and its money in paise; `held` waits for an approval or an operator. */
export interface Work {
  pieces: readonly Piece[];
  money: { held: number; released: number };
  /** Clicks of its tracked link; null without one. */
  clicks: number | null;
}

export type Figures = Record<FigureName, number | null>;

/** Sum of the known values; null if there is none, because no data is not 0. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

/** Figures of a piece by the end of a day; a figure missing in the newest reading keeps its last value. */
export function figuresOn(readings: readonly Measured[], day = '9999-12-31'): Figures {
  const known = readings.filter(({ as_of }) => as_of <= day);
  const last = (name: FigureName) => known.findLast((reading) => reading[name] !== null)?.[name] ?? null;
  return Object.fromEntries(figureNames.map((name) => [name, last(name)])) as Figures;
}

/** Sum of the reported likes, comments, shares and saves. */
export function engagementOf({ likes, comments, shares, saves }: Figures): number | null {
  return sum([likes, comments, shares, saves]);
}

/** Engagements per 100 views with two decimals, over the pieces that report both. */
export function engagementRate(pieces: readonly Figures[]): number | null {
  const both = pieces.filter((figures) => figures.views && engagementOf(figures) !== null);
  const views = sum(both.map((figures) => figures.views));
  const engagement = sum(both.map(engagementOf));
  return views === null || engagement === null ? null : Math.round((engagement / views) * 10_000) / 100;
}

/** Sums the figures of pieces. */
function addUp(pieces: readonly Figures[]): Record<FigureName | 'engagement', number | null> {
  const of = (name: FigureName) => sum(pieces.map((figures) => figures[name]));
  const sums = Object.fromEntries(figureNames.map((name) => [name, of(name)])) as Figures;
  return { ...sums, engagement: sum(pieces.map(engagementOf)) };
}

/**
 * Rupees per `unit` of `count`; each piece costs an equal part of its agreement's money, and only pieces that report
 * the count are included. Null without money or without a count.
 */
function costPer(work: readonly Work[], count: (figures: Figures) => number | null, unit: number): number | null {
  const reported = work.flatMap(({ pieces, money: { held, released } }) =>
    pieces.flatMap(({ readings }) => {
      const counted = count(figuresOn(readings));
      return counted === null ? [] : [{ counted, paise: (held + released) / pieces.length }];
    }),
  );
  const paise = reported.reduce((total, piece) => total + piece.paise, 0);
  const counted = reported.reduce((total, piece) => total + piece.counted, 0);
  return paise === 0 || counted === 0 ? null : Math.round((paise * unit) / counted) / 100;
}

/** Sum of clicks. */
export function clickSum(days: readonly { clicks: number }[]): number {
  return days.reduce((total, { clicks }) => total + clicks, 0);
}

/** Rupees per click, over the agreements that have a link. */
function costPerClick(work: readonly Work[]): number | null {
  const linked = work.filter(({ clicks }) => clicks !== null);
  const paise = linked.reduce((total, { money }) => total + money.held + money.released, 0);
  const clicks = sum(linked.map((each) => each.clicks));
  return paise === 0 || !clicks ? null : Math.round(paise / clicks) / 100;
}

/** Combined figures of agreements; money in rupees. */
export function measure(work: readonly Work[]): Metrics {
  const pieces = work.flatMap((each) => each.pieces);
  const figures = pieces.map(({ readings }) => figuresOn(readings));
  const held = work.reduce((total, { money }) => total + money.held, 0);
  const released = work.reduce((total, { money }) => total + money.released, 0);
  const countOf = (...statuses: DeliverableStatus[]) => pieces.filter(({ status }) => statuses.includes(status)).length;
  return {
    ...addUp(figures),
    engagement_rate: engagementRate(figures),
    cpe: costPer(work, engagementOf, 1),
    cpm: costPer(work, ({ views }) => views, 1_000),
    clicks: sum(work.map(({ clicks }) => clicks)),
    cpc: costPerClick(work),
    pieces: {
      agreed: pieces.length,
      delivered: countOf('approved', 'published'),
      published: countOf('published'),
      ...originsOf(pieces),
    },
    spend: { funded: (held + released) / 100, held: held / 100, released: released / 100 },
  };
}

/** Number of pieces with a reading, and of those that were read of a connected account. */
function originsOf(pieces: readonly Pick<Piece, 'readings'>[]): { reported: number; read: number } {
  const reported = pieces.filter(({ readings }) => readings.length > 0);
  return {
    reported: reported.length,
    read: reported.filter(({ readings: [one] }) => one?.source === 'provider').length,
  };
}

/** Origin of figures summed over so many pieces, of which some were read. */
export function figuresFrom({ reported, read }: { reported: number; read: number }): FiguresFrom {
  if (read === 0) return 'self_reported';
  return read === reported ? 'provider' : 'mixed';
}

/** Total figures of all pieces on each day with a reading. */
export function timelineOf(pieces: readonly Piece[]): Performance['timeline'] {
  const days = new Set(pieces.flatMap(({ readings }) => readings.map(({ as_of }) => as_of)));
  return [...days].sort().map((date) => {
    const { views, reach, engagement } = addUp(pieces.map(({ readings }) => figuresOn(readings, date)));
    return { date, views, reach, engagement };
  });
}

/** Days of the newest and the oldest latest reading among the pieces. */
export function ageOf(pieces: readonly Piece[]): Pick<Performance, 'as_of' | 'oldest_as_of'> {
  const days = pieces.flatMap(({ readings }) => readings.at(-1)?.as_of ?? []).sort();
  return { as_of: days.at(-1) ?? null, oldest_as_of: days[0] ?? null };
}
