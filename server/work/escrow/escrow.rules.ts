import { platformFee } from '../../../contract/kit/money.ts';
import type { EscrowOrderRow } from '../../../database/schema/escrow.ts';
import type { Entry } from '../../money/ledger/ledger.rules.ts';
import { deductionFrom, taxIn } from '../../money/taxes/taxes.rules.ts';

export interface Rates {
  /** The platform's share, GST included, in hundredths of a per cent. */
  feeBasisPoints: number;
  /** The GST inside of it, in the same; 0 where none holds. */
  gstBasisPoints: number;
  /** Tax deducted at source; above how many paise a financial year, and how many were earned in it so far; null while its rule is off. */
  tds: { basisPoints: number; threshold: number; paidBefore: number } | null;
}

/** A price and its parts, in paise; `gst` is the part of the fee that is tax. */
export interface Net {
  amount: number;
  fee: number;
  gst: number;
  tds: number;
  net: number;
}

/** What a price brings in hand, in paise: net + fee + tds = amount, every deduction rounded in the influencer's favour. */
export function netOf(amount: number, { feeBasisPoints, gstBasisPoints, tds: rate }: Rates): Net {
  const fee = platformFee(amount, feeBasisPoints / 100);
  const tds = rate ? Math.min(deductionFrom(amount, rate), amount - fee) : 0;
  return { amount, fee, gst: taxIn(fee, gstBasisPoints), tds, net: amount - fee - tds };
}

type Paid = Pick<EscrowOrderRow, 'payee_id' | 'status'>;

/** Where the money of an order lies now. */
function holdOf({ payee_id, status }: Paid, amount: number): Entry {
  return { kind: status === 'disputed' ? 'disputed' : 'escrow', ownerId: payee_id, amount };
}

export function fundedEntries(order: Paid, amount: number): Entry[] {
  return [{ kind: 'gateway', amount: -amount }, holdOf(order, amount)];
}

/** `income` credits the net to the payee. */
export function releasedEntries(order: Paid, { amount, fee, gst, tds }: Net, income: readonly Entry[]): Entry[] {
  return [
    holdOf(order, -amount),
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

/** Into the pool of a joint campaign. */
export function poolFundedEntries({ id: campaignId }: { id: number }, amount: number): Entry[] {
  return [
    { kind: 'gateway', amount: -amount },
    { kind: 'pool', campaignId, amount },
  ];
}

/** Out of it, to where it came from. */
export function poolRefundedEntries(campaign: { id: number }, amount: number): Entry[] {
  return poolFundedEntries(campaign, -amount);
}

/** Out of it for the work, into a wallet, less what released work bears; `income` credits the net to the payee. */
export function drawnEntries(campaignId: number, { amount, fee, gst, tds }: Net, income: readonly Entry[]): Entry[] {
  return [
    { kind: 'pool', campaignId, amount: -amount },
    ...income,
    { kind: 'fees', amount: fee - gst },
    { kind: 'gst', amount: gst },
    { kind: 'tds', amount: tds },
  ];
}
