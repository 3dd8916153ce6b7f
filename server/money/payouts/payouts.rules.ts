import { hourMs } from '../../../contract/kit/calendar.ts';
import type { PayoutStatus } from '../../../contract/money/payouts.ts';
import type { PayoutDeduction } from '../../../database/json-columns.ts';
import { deductionFrom } from '../taxes/taxes.rules.ts';

/** Fee of a payout, in paise: none, because the platform's fee is taken when escrow is released. */
const payoutFee = 0;

interface Rate {
  /** Rate in basis points. */
  basisPoints: number;
  /** Tax-free paise per financial year. */
  threshold: number;
  /** Law the rate comes from. */
  source: string;
}

interface Request {
  /** Paise. */
  amount: number;
  /** Withdrawable referral money, in paise. */
  referral: number;
  /** Rate of tax deducted at source; null while it is switched off. */
  rate: Rate | null;
  /** Referral money already paid out in this financial year, in paise. */
  paidBefore: number;
}

/** Breakdown of a payout, in paise. */
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
 * Breaks a payout down, drawing referral money first. It is a commission, taxed here; earnings were taxed when they
 * were released. Both the quote and the payout itself use this.
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

/** Only the law; the rest of the source is for operators. */
function nameOfTax({ source }: Rate): string {
  return `TDS, ${source.split(':')[0]}`;
}

/** The fields of the provider's payout entity that the product reads. Amount in paise. */
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

/**
 * Maps the provider's status to ours. Its statuses: queued, pending, scheduled, processing and the final ones below.
 */
export function stageOf(providerStatus: string): PayoutStatus {
  if (providerStatus === 'processed') return 'paid';
  return ['reversed', 'cancelled', 'rejected', 'failed'].includes(providerStatus) ? 'failed' : 'processing';
}

const order: PayoutStatus[] = ['requested', 'processing', 'paid', 'failed'];

/**
 * Whether a payout may move to a status. It never goes back, so a late webhook changes nothing; a paid one may still
 * fail when the bank sends the money back.
 */
export function goesOnTo(from: PayoutStatus, to: PayoutStatus): boolean {
  return order.indexOf(to) > order.indexOf(from);
}

/** Whether a refusal will be the same on every retry; errors of keys, rate limits and conflicts are not. */
export function isFinalRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 403, 408, 409, 425, 429].includes(status);
}

/**
 * Idempotency key at the provider: id and creation time, so that ids reused after a database restore do not match an
 * earlier payout.
 */
export function providerKey({ id, created_at }: { id: number; created_at: Date }): string {
  return `payout-${id}-${created_at.getTime().toString(36)}`;
}

/** IMPS limit, in paise. Source: NPCI: IMPS carries at most ₹5,00,000. */
const largestImps = 5_00_000_00;

/** Transfer mode of a payout of `net` paise. */
export function modeOf(kind: 'upi' | 'bank', net: number): 'UPI' | 'IMPS' | 'NEFT' {
  if (kind === 'upi') return 'UPI';
  return net <= largestImps ? 'IMPS' : 'NEFT';
}

interface Progress {
  status: PayoutStatus;
  created_at: Date;
}

/** Hours without news after which a payout counts as stuck: sending takes minutes, a bank up to a working day. */
export const stuckHours = { requested: 1, processing: 72 } as const;

export function isStuck({ status, created_at }: Progress, now: Date): boolean {
  if (status !== 'requested' && status !== 'processing') return false;
  return now.getTime() - created_at.getTime() > stuckHours[status] * hourMs;
}
