import type { Generated } from 'kysely';
import type { Id, JsonDefault, Maybe, TimeNow, TimeOrNull } from './columns.ts';

export type PayoutStatus = 'requested' | 'processing' | 'paid' | 'failed';

/** A deduction from a payout, in paise. */
export interface PayoutDeduction {
  name: string;
  basis_points: number;
  amount: number;
}

export interface PayoutTable {
  id: Id;
  account_id: number;
  payment_method_id: Maybe<number>;
  method_kind: 'upi' | 'bank';
  method_masked: string;
  status: Generated<PayoutStatus>;
  amount: number;
  fee: number;
  deduction: number;
  net: number;
  deductions: JsonDefault<PayoutDeduction[]>;
  from_referral: number;
  from_earnings: number;
  idempotency_key: string;
  fund_account_id: Maybe<string>;
  provider_id: Maybe<string>;
  utr: Maybe<string>;
  failure_reason: Maybe<string>;
  tried_at: TimeOrNull;
  checked_at: TimeOrNull;
  processing_at: TimeOrNull;
  paid_at: TimeOrNull;
  failed_at: TimeOrNull;
  created_at: TimeNow;
}
