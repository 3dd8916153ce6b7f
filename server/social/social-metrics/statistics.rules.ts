/** Interpolated quantile; null without values. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)];
  if (low === undefined) return null;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
