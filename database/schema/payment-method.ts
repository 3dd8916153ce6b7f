import type { Generated } from 'kysely';
import type { Id, Maybe, TimeNow } from './columns.ts';

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
  created_at: TimeNow;
}

export interface PayoutFingerprintTable {
  account_id: number;
  fingerprint: string;
  created_at: TimeNow;
}
