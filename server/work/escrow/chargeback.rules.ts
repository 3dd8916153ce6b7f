import type { ChargebackRow } from '../../../database/schema/escrow.ts';

/** Our status for the gateway's state of a dispute. Its states: open, under_review, won, lost, closed. */
export function statusOf(providerStatus: string): ChargebackRow['status'] {
  if (providerStatus === 'lost') return 'lost';
  return providerStatus === 'won' || providerStatus === 'closed' ? 'won' : 'open';
}

/** A payment's part of what a pool still holds, in paise: in proportion to all that is paid into it. */
export function partOfPool({ amount, paid, balance }: { amount: number; paid: number; balance: number }): number {
  return paid === 0 ? 0 : Math.min(balance, Math.floor((amount * balance) / paid));
}
