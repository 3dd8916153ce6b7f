/** One measured figure beside what it is compared with. */
export interface Row {
  name: string;
  /** What the product did; null where it could not be measured. */
  ours: number | null;
  /** What the peer or the limit did; null where there is none. */
  other: number | null;
  /** ours / other. */
  ratio: number | null;
  goal: string;
  holds: boolean;
  /** The unit of `ours` and `other`. */
  unit: string;
  /** What one has to know to read it, such as why it could not be measured. */
  note?: string;
}

export type Report = (row: Row) => void;

/** What `bench/<suite>/<suite>.suite.ts` exports as `run`. */
export type RunSuite = (options: { quick: boolean; report: Report }) => Promise<void>;

interface Comparison {
  name: string;
  unit: string;
  ours: number;
  other: number;
  /** Bounds of ours / other. */
  goal: { atLeast: number } | { atMost: number };
  note?: string;
}

/** A row that holds when ours / other keeps its bound. */
export function compare({ goal, ...figures }: Comparison): Row {
  const ratio = figures.ours / figures.other;
  const [sign, holds] =
    'atLeast' in goal ? [`≥ ${goal.atLeast}×`, ratio >= goal.atLeast] : [`≤ ${goal.atMost}×`, ratio <= goal.atMost];
  return { ...figures, ratio: Number.isFinite(ratio) ? ratio : null, goal: sign, holds };
}

/** A row without figures: what could not be measured does not hold. */
export function missRow(name: string, unit: string, cause: string): Row {
  return { name, unit, ours: null, other: null, ratio: null, goal: 'measured', holds: false, note: cause };
}

export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
