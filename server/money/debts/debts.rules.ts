const order = ['earnings', 'earnings_held', 'referral'] as const;

/**
 * Amounts to take from each of a person's accounts, in paise: earnings first, referral money last, at most each
 * balance.
 */
export function takeFrom(balances: Record<(typeof order)[number], number>, amount: number) {
  let left = amount;
  return order.map((kind) => {
    const part = Math.min(left, balances[kind]);
    left -= part;
    return { kind, amount: part };
  });
}
