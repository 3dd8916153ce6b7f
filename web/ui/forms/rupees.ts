import { groupDigits } from '../../lib/format.ts';

/** Indian grouping: 125000 → '1,25,000'; decimals only for paise: 67588.93 → '67,588.93'. */
export function groupIndian(value: number): string {
  return groupDigits(Number.isInteger(value) ? String(value) : value.toFixed(2));
}

/** Exact amount: ₹1,25,000, − ₹900. `paise` always shows two decimals. */
export function formatRupees(value: number, { paise = false }: { paise?: boolean } = {}): string {
  const amount = `₹${paise ? groupDigits(Math.abs(value).toFixed(2)) : groupIndian(Math.abs(value))}`;
  return value < 0 ? `− ${amount}` : amount;
}

/** Threshold of each suffix; values that would round up to the next suffix use it. */
const steps = [
  { from: 9_950_000, unit: 1e7, sign: 'Cr' },
  { from: 99_500, unit: 1e5, sign: 'L' },
  { from: 1_000, unit: 1e3, sign: 'K' },
] as const;

/** Short number, one decimal below a hundred, rounded: 128400 → '1.3L', 4500 → '4.5K', 980 → '980'. */
export function shortenIndian(value: number): string {
  const size = Math.abs(value);
  const step = steps.find(({ from }) => size >= from);
  if (!step) return String(Math.round(value));
  const scaled = size / step.unit;
  const short = scaled >= 99.95 ? Math.round(scaled) : Math.round(scaled * 10) / 10;
  return `${value < 0 ? '−' : ''}${short}${step.sign}`;
}

/** Short amount for display only: ₹1.3L, ₹1.5Cr. */
export function shortenRupees(value: number): string {
  return value < 0 ? `− ₹${shortenIndian(-value)}` : `₹${shortenIndian(value)}`;
}
