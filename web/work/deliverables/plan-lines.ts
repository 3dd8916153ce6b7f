import { addRupees, toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { AgreedPayment, Escrow } from '../../../contract/work/escrow.ts';
import { netsOf } from '../../../contract/work/payment-nets.rules.ts';

export interface PlanLine {
  payment: AgreedPayment;
  /** Rupees as the reader counts them: net for the influencer, with GST for the owner; what went back where it was refunded. */
  amount: number;
  /** Rupees of the price without GST that are or will be paid. */
  price: number;
}

/** Price of a payment without what was refunded of it. */
function keptOf({ amount, gst, refunded }: AgreedPayment): number {
  const whole = toPaise(amount) + toPaise(gst);
  const kept = whole - toPaise(refunded);
  return kept === whole ? amount : toRupees(Math.round((toPaise(amount) * kept) / whole));
}

/** Payments of an agreement for one of its sides; those that are not refunded sum to the net or to what is paid in all. */
export function planLines(
  { payments, net }: Pick<Escrow, 'payments' | 'net'>,
  as: 'creator' | 'influencer',
): PlanLine[] {
  const prices = payments.map(keptOf);
  const nets = netsOf(prices, net);
  return payments.map((payment, at) => {
    const { amount, gst, refunded, status } = payment;
    const kept = as === 'influencer' ? (nets[at] ?? 0) : addRupees([amount, gst, -refunded]);
    return { payment, amount: status === 'refunded' ? refunded : kept, price: prices[at] ?? 0 };
  });
}
