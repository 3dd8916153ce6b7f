/** Parts of a sum in proportion to weights, in whole paise that add up to it; the last takes the rounding. */
export function shareOut(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  let left = sum;
  return weights.map((weight, at) => {
    const part = at === weights.length - 1 ? left : Math.min(left, Math.floor((sum * weight) / whole));
    left -= part;
    return part;
  });
}

/** Takes a sum from these amounts one after the other, at most each; the last takes what is beyond all of them. */
export function takeInTurn(sum: number, amounts: readonly number[]): number[] {
  let left = sum;
  return amounts.map((amount, at) => {
    const part = at === amounts.length - 1 ? left : Math.min(left, amount);
    left -= part;
    return part;
  });
}
