interface Bounds {
  /** In rupees. */
  minimum: number;
  withdrawable: number;
}

/** Problem of a withdrawal amount; null when valid. */
export function judgeAmount(
  amount: number | undefined,
  { minimum, withdrawable }: Bounds,
): 'none' | 'too-little' | 'too-much' | null {
  if (amount === undefined || amount === 0) return 'none';
  if (amount < minimum) return 'too-little';
  return amount > withdrawable ? 'too-much' : null;
}
