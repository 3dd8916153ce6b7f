/** The platform's income from an invited account, in paise, less GST and the gateway's fee. */
export interface Income {
  at: Date;
  amount: number;
}

interface Reward {
  /** Paise. */
  amount: number;
  pending_at: Date;
}

/**
 * When each reward is covered: when all income so far reaches `cover` times all rewards up to it, so that each rupee of
 * income counts once; null while uncovered. Never before the reward itself. Source: the product's rules, Money.
 */
export function coverTimes(incomes: readonly Income[], rewards: readonly Reward[], cover: number): (Date | null)[] {
  const inOrder = incomes.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let needed = 0;
  return rewards.map((reward) => {
    needed += Math.ceil(reward.amount * cover);
    const reached = needed === 0 ? reward.pending_at : whenReached(inOrder, needed);
    return reached && new Date(Math.max(reached.getTime(), reward.pending_at.getTime()));
  });
}

/** When a sum was reached; null if not yet. */
function whenReached(inOrder: readonly Income[], needed: number): Date | null {
  let sum = 0;
  for (const { at, amount } of inOrder) {
    sum += amount;
    if (sum >= needed) return at;
  }
  return null;
}
