interface Bounds {
  /** Rupees. */
  minimum: number;
  withdrawable: number;
}

/** What is wrong with an amount to withdraw; null when it may be asked for. */
export function judgeAmount(
  amount: number | undefined,
  { minimum, withdrawable }: Bounds,
): 'none' | 'too-little' | 'too-much' | null {
  if (amount === undefined || amount === 0) return 'none';
  if (amount < minimum) return 'too-little';
  return amount > withdrawable ? 'too-much' : null;
}
