import type { Shares } from '../../../contract/campaigns/pledges.ts';
import type { PoolDetails } from '../../../contract/hub/pools.ts';
import { fractionOf, splitByShare } from '../../../contract/hub/shares.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';

export type Party = Shares['parties'][number];

export interface PreviewedShare extends Party {
  /** Rupees for this participant; undefined without an amount. */
  receives: number | undefined;
}

/** Shares of an amount in rupees, by the server's rule, so that the statement will match. */
export function previewShares(parties: readonly Party[], amount: number | undefined): PreviewedShare[] {
  const sides = parties
    .filter(({ confirmed }) => confirmed > 0)
    // Account ids ascend; equal remainders favour the older account.
    .map((party) => ({ party, accountId: Number(party.user.id), value: toPaise(party.confirmed) }));
  if (!amount || sides.length === 0) return sides.map(({ party }) => ({ ...party, receives: undefined }));
  return splitByShare(toPaise(amount), sides).map(({ party, amount: paise }) => ({
    ...party,
    receives: toRupees(paise),
  }));
}

/** Payers as participants: the rest of a pool is split by paid shares only. */
export function paidParties({ payers, paid }: PoolDetails): Party[] {
  const whole = toPaise(paid);
  return payers.map(({ user, paid: own }) => ({
    user,
    confirmed: own,
    accepted: 0,
    fraction: fractionOf(toPaise(own), whole),
  }));
}

/** Fraction in percent with two decimals: 47.43%. */
export function percentOf({ numerator, denominator }: Party['fraction']): string {
  return `${((numerator / denominator) * 100).toFixed(2)}%`;
}
