import { hourMs } from '../../../contract/kit/calendar.ts';
import type { PayoutDeduction, PayoutStatus } from '../../../database/schema/payout.ts';
import { deductionFrom } from '../taxes/taxes.rules.ts';

/** What the product takes for a payout, in paise: nothing. The platform's fee is taken when escrow is released. */
const payoutFee = 0;

interface Rate {
  /** Hundredths of a per cent. */
  basisPoints: number;
  /** Paise of a financial year that are not taxed. */
  threshold: number;
  /** The law it comes from. */
  source: string;
}

interface Request {
  /** Paise. */
  amount: number;
  /** Referral money that may be withdrawn, in paise. */
  referral: number;
  /** The rate of the tax deducted at source; none while it is switched off. */
  rate: Rate | null;
  /** Referral money paid out in this financial year before, in paise. */
  paidBefore: number;
}

/** How a payout is made up, in paise. */
export interface Terms {
  amount: number;
  fee: number;
  deduction: number;
  net: number;
  deductions: PayoutDeduction[];
  from_referral: number;
  from_earnings: number;
}

/**
 * How a payout is made up: referral money goes first. It is a commission, taxed here; earnings were taxed when they were
 * released. The quote and the payout itself both come from here.
 */
export function termsOf({ amount, referral, rate, paidBefore }: Request): Terms {
  const fromReferral = Math.min(amount, referral);
  const fromEarnings = amount - fromReferral;
  const tax = rate ? deductionFrom(fromReferral, { ...rate, paidBefore }) : 0;
  return {
    amount,
    fee: payoutFee,
    deduction: tax,
    net: amount - payoutFee - tax,
    deductions: rate && tax > 0 ? [{ name: nameOfTax(rate), basis_points: rate.basisPoints, amount: tax }] : [],
    from_referral: fromReferral,
    from_earnings: fromEarnings,
  };
}

/** The law alone; what follows it in the table is for operators. */
function nameOfTax({ source }: Rate): string {
  return `TDS, ${source.split(':')[0]}`;
}

/** The provider's own record of a payout, as far as the product looks at it. Amount in paise. */
export interface ProviderPayout {
  id: string;
  status: string;
  amount: number;
  reference_id?: string | null | undefined;
  fund_account_id?: string | null | undefined;
  utr?: string | null | undefined;
  failure_reason?: string | null | undefined;
  status_details?: { reason?: string | null | undefined; description?: string | null | undefined } | null | undefined;
}

/** What a state at the provider means here. Its states: queued, pending, scheduled, processing and the ends below. */
export function stageOf(providerStatus: string): PayoutStatus {
  if (providerStatus === 'processed') return 'paid';
  return ['reversed', 'cancelled', 'rejected', 'failed'].includes(providerStatus) ? 'failed' : 'processing';
}

const order: PayoutStatus[] = ['requested', 'processing', 'paid', 'failed'];

/**
 * Whether a payout goes on to a stage. It never goes back, so a reading that comes late changes nothing; one that was
 * paid may still fail, when the bank sends the money back.
 */
export function goesOnTo(from: PayoutStatus, to: PayoutStatus): boolean {
  return order.indexOf(to) > order.indexOf(from);
}

/** A refusal that will be the same at the next try; about keys, frequency and conflicts it will not. */
export function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);
}

/** The key by which the provider makes a payout once: its id and time, so that a restored database takes up no other's. */
export function providerKey({ id, created_at }: { id: number; created_at: Date }): string {
  return `payout-${id}-${created_at.getTime().toString(36)}`;
}

/** Source: NPCI: IMPS carries at most ₹5,00,000. */
const largestImps = 5_00_000_00;

/** The way a payout of so many paise takes. */
export function modeOf(kind: 'upi' | 'bank', net: number): 'UPI' | 'IMPS' | 'NEFT' {
  if (kind === 'upi') return 'UPI';
  return net <= largestImps ? 'IMPS' : 'NEFT';
}

interface Progress {
  status: PayoutStatus;
  tried_at: Date | null;
  created_at: Date;
}

/** Hours after which nothing heard of a payout is a reason to look: handing over takes minutes, a bank a working day. */
export const stuckHours = { requested: 1, processing: 72 } as const;

export function isStuck({ status, created_at }: Progress, now: Date): boolean {
  if (status !== 'requested' && status !== 'processing') return false;
  return now.getTime() - created_at.getTime() > stuckHours[status] * hourMs;
}

/** A payout under way can be asked for again at any time: the provider makes one of a key. */
export function canRetry({ status }: Pick<Progress, 'status'>): boolean {
  return status === 'requested' || status === 'processing';
}

/** Only what the provider was never told of. */
export function canCancel({ status, tried_at }: Pick<Progress, 'status' | 'tried_at'>): boolean {
  return status === 'requested' && tried_at === null;
}
