import { platformFee, toPaise, toRupees } from '../kit/money.ts';
import type { NetQuote } from './escrow.ts';

/**
 * Rupees of each payment in the influencer's hand: its amount (rupees without GST) with its share of the GST, less fee and tax. As on
 * release, the fee follows the sum so far, so that the nets of a whole plan are the net of its price.
 */
export function netsOf(amounts: readonly number[], quote: NetQuote): number[] {
  const total = toPaise(quote.amount);
  const shareOf = (rupees: number | undefined, upTo: number) =>
    total === 0 ? 0 : Math.floor((toPaise(rupees ?? 0) * upTo) / total);
  const netUpTo = (upTo: number) =>
    upTo +
    shareOf(quote.creator_gst, upTo) -
    (upTo === total ? toPaise(quote.platform_fee) : platformFee(upTo, quote.platform_fee_percent)) -
    shareOf(quote.tds, upTo);
  let before = 0;
  return amounts.map((rupees) => {
    const upTo = before + toPaise(rupees);
    const net = netUpTo(upTo) - netUpTo(before);
    before = upTo;
    return toRupees(net);
  });
}
