/** Contribution of one participant. The server's split and the page's preview use the same function. */
export interface Side {
  accountId: number;
  /** Confirmed contributions, in paise. */
  value: number;
}

/**
 * Splits an amount, in paise, in proportion to the confirmed values, by largest remainder; equal remainders go to the larger
 * value, then to the lower id. The shares add up to the amount.
 */
export function splitByShare<S extends Side>(amount: number, sides: readonly S[]): (S & { amount: number })[] {
  const whole = sides.reduce((sum, { value }) => sum + BigInt(value), 0n);
  if (whole === 0n) throw new Error('Nothing was contributed');
  const parts = sides.map((side) => {
    const product = BigInt(amount) * BigInt(side.value);
    return { side, amount: Number(product / whole), remainder: product % whole };
  });
  const left = amount - parts.reduce((sum, part) => sum + part.amount, 0);
  const favoured = parts.toSorted(
    (a, b) => Number(b.remainder - a.remainder) || b.side.value - a.side.value || a.side.accountId - b.side.accountId,
  );
  for (const part of favoured.slice(0, left)) part.amount += 1;
  return parts.map((part) => ({ ...part.side, amount: part.amount }));
}

/** Exact share, in lowest terms. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** A contribution as an exact fraction of the total: 2,40,000 of 5,06,000 is 120/253. */
export function fractionOf(value: number, whole: number): Fraction {
  if (whole === 0) return { numerator: 0, denominator: 1 };
  const divisor = greatestDivisor(value, whole);
  return { numerator: value / divisor, denominator: whole / divisor };
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}
