/** Measured figure with its comparison. */
export interface Row {
  name: string;
  /** The product's value; null when not measured. */
  ours: number | null;
  /** The peer's value or the limit; null without one. */
  other: number | null;
  /** ours / other. */
  ratio: number | null;
  goal: string;
  holds: boolean;
  /** Unit of both values. */
  unit: string;
  /** Explanation, such as why it was not measured. */
  note?: string;
}

export type Report = (row: Row) => void;

/** Export `run` of `bench/<suite>/<suite>.suite.ts`. */
export type RunSuite = (options: { quick: boolean; report: Report }) => Promise<void>;

interface Comparison {
  name: string;
  unit: string;
  ours: number;
  other: number;
  /** Bound of ours / other. */
  goal: { atLeast: number } | { atMost: number };
  note?: string;
}

/** Row that holds when ours / other is within its bound. */
export function compare({ goal, ...figures }: Comparison): Row {
  const ratio = figures.ours / figures.other;
  const [sign, holds] =
    'atLeast' in goal ? [`≥ ${goal.atLeast}×`, ratio >= goal.atLeast] : [`≤ ${goal.atMost}×`, ratio <= goal.atMost];
  return { ...figures, ratio: Number.isFinite(ratio) ? ratio : null, goal: sign, holds };
}

/** Row of something that could not be measured; it does not hold. */
export function missRow(name: string, unit: string, cause: string): Row {
  return { name, unit, ours: null, other: null, ratio: null, goal: 'measured', holds: false, note: cause };
}

export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
