import { platformFee } from '../../../contract/kit/money.ts';
import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Entry } from '../../money/ledger/ledger.rules.ts';
import { deductionFrom, taxIn } from '../../money/taxes/taxes.rules.ts';

export interface Rates {
  /** The platform's fee, GST included, in basis points. */
  feeBasisPoints: number;
  /** The GST inside it, in basis points; 0 where none applies. */
  gstBasisPoints: number;
  /**
   * Tax deducted at source, with its yearly threshold in paise, and what was earned in the year so far; null while
   * switched off.
   */
  tds: { basisPoints: number; threshold: number; paidBefore: number } | null;
}

/** A price and its parts, in paise; `gst` is the tax within the fee, `creatorGst` the influencer's own on top of the price. */
export interface Net {
  amount: number;
  fee: number;
  gst: number;
  tds: number;
  net: number;
  creatorGst: number;
}

/** Price that was released of an order before, without GST, and the fee taken on it. */
interface Before {
  amount: number;
  fee: number;
}

/**
 * Net amount of a price in paise: net + fee + tds = amount + creatorGst, every deduction rounded in the influencer's favour. The
 * fees of an order's parts sum to that of the whole.
 */
export function netOf(
  amount: number,
  { feeBasisPoints, gstBasisPoints, tds: rate }: Rates,
  { creatorGst = 0, before = { amount: 0, fee: 0 } }: { creatorGst?: number; before?: Before } = {},
): Net {
  const fee = platformFee(before.amount + amount, feeBasisPoints / 100) - before.fee;
  const tds = rate ? Math.min(deductionFrom(amount, rate), amount - fee) : 0;
  const net = amount + creatorGst - fee - tds;
  return { amount, fee, gst: taxIn(fee, gstBasisPoints), tds, net, creatorGst };
}

type Moved = Pick<EscrowOrderRow, 'amount' | 'released' | 'refunded'>;

/** Paise of an order that are neither released nor refunded. */
export function leftOf({ amount, released, refunded }: Moved): number {
  return amount - released - refunded;
}

/** Price released of an order so far, and the fee taken on it. */
export function releasedBefore({
  released,
  released_gst,
  fee,
}: Pick<EscrowOrderRow, 'released' | 'released_gst' | 'fee'>) {
  return { amount: released - released_gst, fee };
}

/** Reference of the next posting of an order: the first has the plain name. */
export function referenceOf(what: string, { id, released, refunded }: Pick<EscrowOrderRow, 'id'> & Moved): string {
  const before = released + refunded;
  return before === 0 ? `${what}:${id}` : `${what}:${id}:${before}`;
}

type Paid = Pick<EscrowOrderRow, 'payee_id' | 'status'>;

/** Entry on the account that currently holds the money of an order. */
function holdOf({ payee_id, status }: Paid, amount: number): Entry {
  return { kind: status === 'disputed' ? 'disputed' : 'escrow', ownerId: payee_id, amount };
}

export function fundedEntries(order: Paid, amount: number): Entry[] {
  return [{ kind: 'gateway', amount: -amount }, holdOf(order, amount)];
}

/** `income` credits the net amount to the payee. */
export function releasedEntries(order: Paid, net: Net, income: readonly Entry[]): Entry[] {
  const { amount, fee, gst, tds, creatorGst } = net;
  return [
    holdOf(order, -(amount + creatorGst)),
    ...income,
    { kind: 'fees', amount: fee - gst },
    { kind: 'gst', amount: gst },
    { kind: 'tds', amount: tds },
  ];
}

export function refundedEntries(order: Paid, amount: number): Entry[] {
  return [holdOf(order, -amount), { kind: 'gateway', amount }];
}

export function disputedEntries({ payee_id: ownerId }: Paid, amount: number): Entry[] {
  return [
    { kind: 'escrow', ownerId, amount: -amount },
    { kind: 'disputed', ownerId, amount },
  ];
}

/** Pays into the pool of a joint campaign. */
export function poolFundedEntries({ id: campaignId }: { id: number }, amount: number): Entry[] {
  return [
    { kind: 'gateway', amount: -amount },
    { kind: 'pool', campaignId, amount },
  ];
}

/** Refunds from the pool to the source. */
export function poolRefundedEntries(campaign: { id: number }, amount: number): Entry[] {
  return poolFundedEntries(campaign, -amount);
}

/**
 * Pays from the pool into a wallet, with the deductions of released work; `income` credits the net amount to the payee.
 */
export function drawnEntries(campaignId: number, { amount, fee, gst, tds }: Net, income: readonly Entry[]): Entry[] {
  return [
    { kind: 'pool', campaignId, amount: -amount },
    ...income,
    { kind: 'fees', amount: fee - gst },
    { kind: 'gst', amount: gst },
    { kind: 'tds', amount: tds },
  ];
}
