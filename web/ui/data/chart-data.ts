import { formatRupees, groupIndian, shortenIndian, shortenRupees } from '../forms/rupees.ts';

type Values = readonly (number | null)[];

interface ChartPoint {
  /** `YYYY-MM-DD`; the points of a line are spaced by days. */
  date: string;
  /** Short label on the axis: 3 Nov. */
  label: string;
  /** Longer label for the table and the tooltip: 3 Nov 2025. */
  name?: string;
}

export interface ChartSeries {
  name: string;
  /** One per point; null is "no data": a gap, never 0. */
  values: Values;
}

export interface ChartData {
  kind: 'line' | 'bars';
  /** Sorted by date. */
  points: readonly ChartPoint[];
  /** Lines: one to three, distinguished by colour and dashes. Bars: one. */
  series: readonly ChartSeries[];
  /** Bars only: a dashed mark at each bar. */
  planned?: ChartSeries;
  /** Lines only: a tinted range behind the lines. */
  band?: { name: string; low: Values; high: Values };
  /** Unit of the values; rupees, not paise. */
  unit?: 'count' | 'rupees' | 'percent';
  /** Lines only: where the axis starts. `lowest` makes the growth of a large number visible. */
  base?: 'zero' | 'lowest';
}

type Unit = ChartData['unit'];

/** Short value for the axis and line ends: ₹2.9L, 4.5K, 3.2%. */
export function shortenValue(value: number, unit: Unit): string {
  if (unit === 'percent') return `${Math.round(value * 10) / 10}%`;
  const isFine = Math.abs(value) < 10 && !Number.isInteger(value);
  if (unit === 'rupees') return isFine ? formatRupees(value) : shortenRupees(value);
  return isFine ? String(Math.round(value * 10) / 10) : shortenIndian(value);
}

/** Exact value for the table and the tooltip. */
export function formatValue(value: number, unit: Unit): string {
  if (unit === 'percent') return `${Math.round(value * 100) / 100}%`;
  return unit === 'rupees' ? formatRupees(value) : groupIndian(value);
}

/** All named series, including plan and band, for the table and the tooltip. */
export function columnsOf({ series, planned, band }: ChartData): ChartSeries[] {
  return [...series, ...(planned ? [planned] : [])].concat(
    band
      ? [
          { name: `${band.name} ↓`, values: band.low },
          { name: `${band.name} ↑`, values: band.high },
        ]
      : [],
  );
}

const fewestDrawn = 3;

/** Indexes of points with a value. */
function knownOf({ points, series }: Pick<ChartData, 'points' | 'series'>): number[] {
  return [...points.keys()].filter((at) => series.some(({ values }) => (values[at] ?? null) !== null));
}

/** With fewer than three values a chart shows figures instead of a drawing. */
export function isDrawn(data: Pick<ChartData, 'points' | 'series'>): boolean {
  return knownOf(data).length >= fewestDrawn;
}

/** Copy of the data without empty points. */
export function knownPart(data: ChartData): ChartData {
  const known = knownOf(data);
  const pick = <T>(values: readonly T[]) => known.map((at) => values[at] as T);
  const part = ({ name, values }: ChartSeries) => ({ name, values: pick(values) });
  const { points, series, planned, band, ...rest } = data;
  return {
    ...rest,
    points: pick(points),
    series: series.map(part),
    ...(planned ? { planned: part(planned) } : {}),
    ...(band ? { band: { name: band.name, low: pick(band.low), high: pick(band.high) } } : {}),
  };
}

/** Smallest and largest value drawn; 0 and 1 without data. */
export function extentOf(data: ChartData): [low: number, high: number] {
  const known = columnsOf(data)
    .flatMap(({ values }) => values)
    .filter((value) => value !== null);
  if (known.length === 0) return [0, 1];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  if (data.kind === 'line' && data.base === 'lowest') return low === high ? [low - 1, high + 1] : [low, high];
  return [Math.min(0, low), high > 0 ? high : 1];
}

/** Indexes of the labels that fit: the first, the last, and as many evenly spaced ones as `gap` allows. */
export function spaceOut(places: readonly number[], gap: number): Set<number> {
  const last = places.length - 1;
  if (last < 0) return new Set();
  const [from, to] = [places[0] as number, places[last] as number];
  for (let steps = Math.floor((to - from) / gap); steps > 0; steps--) {
    const kept = Array.from({ length: steps + 1 }, (_, at) => nearestTo(from + ((to - from) * at) / steps, places));
    const isApart = kept.every(
      (at, nth) => nth === 0 || (places[at] as number) - (places[kept[nth - 1] as number] as number) >= gap,
    );
    if (isApart) return new Set(kept);
  }
  return new Set([last]);
}

/** Moves label positions apart to at least `gap`, keeping their order and, as far as possible, above `lowest`. */
export function spreadLabels(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] as number) - (heights[b] as number) || a - b);
  const spread = [...heights];
  let bound = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    spread[at] = Math.max(spread[at] as number, bound);
    bound = spread[at] + gap;
  }
  bound = lowest;
  for (const at of order.toReversed()) {
    spread[at] = Math.min(spread[at] as number, bound);
    bound = spread[at] - gap;
  }
  return spread;
}

/** Index of the place nearest to `x`. */
export function nearestTo(x: number, places: readonly number[]): number {
  const distance = (at: number) => Math.abs((places[at] as number) - x);
  return places.reduce((best, _, at) => (distance(at) < distance(best) ? at : best), 0);
}
