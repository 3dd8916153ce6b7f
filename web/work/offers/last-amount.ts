import type { Offer } from '../../../contract/work/offers.ts';

/** Rupees of a side's last offer; null without one. */
export function lastAmountOf(offers: readonly Pick<Offer, 'by' | 'amount'>[], side: Offer['by']): number | null {
  return offers.findLast(({ by }) => by === side)?.amount ?? null;
}
