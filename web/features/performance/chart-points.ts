interface Reading {
  /** `YYYY-MM-DD` */
  date: string;
  value: number | null;
}

interface Box {
  width: number;
  height: number;
  /** The value at the upper edge. */
  top: number;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

export interface Point {
  x: number;
  y: number;
  date: string;
  value: number;
}

/** Where the known readings stand in a box: days at their distance, values from its lower edge; one day in the middle. */
export function pointsOf(readings: readonly Reading[], { width, height, top, from, to }: Box): Point[] {
  const [start, end] = [Date.parse(from), Date.parse(to)];
  return readings.flatMap(({ date, value }) => {
    if (value === null) return [];
    const share = end > start ? (Date.parse(date) - start) / (end - start) : 0.5;
    return [{ date, value, x: share * width, y: height - (top > 0 ? value / top : 0) * height }];
  });
}

/** A round number at or above the largest value, near it. */
export function topOf(values: readonly (number | null)[]): number {
  const largest = Math.max(1, ...values.map((value) => value ?? 0));
  const zeros = 10 ** Math.floor(Math.log10(largest));
  return ([1, 1.5, 2, 3, 4, 5, 6, 8, 10].find((step) => step * zeros >= largest) ?? 10) * zeros;
}
