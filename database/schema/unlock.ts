import type { Id, Maybe, TimeNow, TimeOrNull } from './columns.ts';

export interface UnlockTable {
  id: Id;
  account_id: number;
  influencer_id: number;
  paid_by: 'quota' | 'coins';
  coins: number;
  subscription_id: Maybe<number>;
  created_at: TimeNow;
  /** HMAC of the mobile verified when a free unlock was used, so that free unlocks count per number. */
  mobile_mark: Maybe<string>;
  reported_at: TimeOrNull;
  refunded_at: TimeOrNull;
  refund_reason: Maybe<'silent' | 'dead_contact'>;
  refund_coins: Maybe<number>;
}
