import type { Shares } from '../../../contract/campaigns/pledges.ts';
import type { PoolDetails } from '../../../contract/hub/pools.ts';
import { fractionOf, splitByShare } from '../../../contract/hub/shares.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';

export type Party = Shares['parties'][number];

export interface PreviewedShare extends Party {
  /** Rupees this party would receive; undefined while no amount is typed. */
  receives: number | undefined;
}

/** What each side would get of an amount in rupees: the server's own rule, so that the statement says the same. */
export function previewShares(parties: readonly Party[], amount: number | undefined): PreviewedShare[] {
  const sides = parties
    .filter(({ confirmed }) => confirmed > 0)
    // Accounts count upwards; of equal remainders the older one is favoured.
    .map((party) => ({ party, accountId: Number(party.user.id), value: toPaise(party.confirmed) }));
  if (!amount || sides.length === 0) return sides.map(({ party }) => ({ ...party, receives: undefined }));
  return splitByShare(toPaise(amount), sides).map(({ party, amount: paise }) => ({
    ...party,
    receives: toRupees(paise),
  }));
}

/** The payers as parties of the rest of a pool: it is split by paid shares only. */
export function paidParties({ payers, paid }: PoolDetails): Party[] {
  const whole = toPaise(paid);
  return payers.map(({ user, paid: own }) => ({
    user,
    confirmed: own,
    accepted: 0,
    fraction: fractionOf(toPaise(own), whole),
  }));
}

/** A fraction in percent with two decimals: 47.43%. */
export function percentOf({ numerator, denominator }: Party['fraction']): string {
  return `${((numerator / denominator) * 100).toFixed(2)}%`;
}
