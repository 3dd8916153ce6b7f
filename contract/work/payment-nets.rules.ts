import { platformFee, toPaise, toRupees } from '../kit/money.ts';
import type { NetQuote } from './escrow.ts';

/**
 * Rupees of each payment in the influencer's hand: its amount (rupees without GST) with its share of the GST, less fee, tax and the
 * share of a talent manager. As on release, the fee follows the sum so far, so that all of a plan is what its price brings in hand.
 */
export function netsOf(amounts: readonly number[], quote: NetQuote): number[] {
  const total = toPaise(quote.amount);
  const shareOf = (rupees: number | undefined, upTo: number) =>
    total === 0 ? 0 : Math.floor((toPaise(rupees ?? 0) * upTo) / total);
  const netUpTo = (upTo: number) =>
    upTo +
    shareOf(quote.creator_gst, upTo) -
    (upTo === total ? toPaise(quote.platform_fee) : platformFee(upTo, quote.platform_fee_percent)) -
    shareOf(quote.tds, upTo) -
    shareOf(quote.manager_share?.amount, upTo);
  let before = 0;
  return amounts.map((rupees) => {
    const upTo = before + toPaise(rupees);
    const net = netUpTo(upTo) - netUpTo(before);
    before = upTo;
    return toRupees(net);
  });
}

/** Splits a part of the price, in rupees: platform fee, share of the talent manager, and the influencer's rest before tax. */
export function splitNetOf(part: number, quote: NetQuote): { fee: number; share: number; inHand: number } {
  const paise = toPaise(part);
  const fee = platformFee(paise, quote.platform_fee_percent);
  const shared = toPaise(quote.net) - toPaise(quote.creator_gst ?? 0);
  const whole = toPaise(quote.manager_share?.amount ?? 0);
  const share = shared > 0 ? Math.floor((whole * (paise - fee)) / shared) : 0;
  return { fee: toRupees(fee), share: toRupees(share), inHand: toRupees(paise - fee - share) };
}
