/** The first number from `from` up to `to` for which it `holds`, as it then does for all behind; `to` when for none. */
export function firstWhere(from: number, to: number, holds: (place: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
