import type { DisputeOutcome } from '../../../contract/work/disputes.ts';

interface Decision {
  outcome: DisputeOutcome;
  /** Paise, for a split. */
  amount: number | undefined;
}

/** How a decision divides held money, in paise; or the problem with the decision, as a sentence. */
export function divide(
  held: number,
  { outcome, amount }: Decision,
): { released: number; refunded: number } | { reason: string } {
  if (outcome !== 'split') {
    if (amount !== undefined) return { reason: 'Only a split has an amount.' };
    return outcome === 'release' ? { released: held, refunded: 0 } : { released: 0, refunded: held };
  }
  if (amount === undefined) return { reason: 'Enter how much the influencer gets.' };
  if (amount <= 0 || amount >= held) return { reason: 'A split must leave something for each side.' };
  return { released: amount, refunded: held - amount };
}
