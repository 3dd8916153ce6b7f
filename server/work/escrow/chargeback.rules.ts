import type { ChargebackRow } from '../../../database/schema.ts';

/** Maps the gateway's status of a dispute to ours. Its statuses: open, under_review, won, lost, closed. */
export function statusOf(providerStatus: string): ChargebackRow['status'] {
  if (providerStatus === 'lost') return 'lost';
  return providerStatus === 'won' || providerStatus === 'closed' ? 'won' : 'open';
}

/** A payment's share of the pool's balance, in paise: in proportion to all payments. */
export function partOfPool({ amount, paid, balance }: { amount: number; paid: number; balance: number }): number {
  return paid === 0 ? 0 : Math.min(balance, Math.floor((amount * balance) / paid));
}
