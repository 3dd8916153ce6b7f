import type { Generated } from 'kysely';
import type { Id, Maybe, Time, TimeNow, TimeOrNull } from './columns.ts';

export interface PaymentMethodTable {
  id: Id;
  account_id: number;
  kind: 'upi' | 'bank';
  sealed: string;
  fingerprint: string;
  masked: string;
  holder: Maybe<string>;
  ifsc: Maybe<string>;
  is_enabled: Generated<boolean>;
  is_primary: Generated<boolean>;
  session_id: Maybe<number>;
  frozen_at: TimeOrNull;
  created_at: TimeNow;
}

export interface PayoutFingerprintTable {
  account_id: number;
  fingerprint: string;
  created_at: TimeNow;
}

/** A card or UPI id that an account has paid with. */
export interface PaymentInstrumentTable {
  account_id: number;
  method: 'card' | 'upi';
  fingerprint: string;
  first_paid_at: Time;
}
