import type { Generated } from 'kysely';
import type { Id, Maybe, Time, TimeNow, TimeOrNull } from './columns.ts';

export type SubscriptionStatus =
  | 'created'
  | 'authenticated'
  | 'active'
  | 'pending'
  | 'halted'
  | 'paused'
  | 'cancelled'
  | 'completed'
  | 'expired';

export interface PlanTable {
  id: Id;
  title: string;
  duration: number;
  duration_type: 0 | 1;
  original_price: number;
  discount_price: number;
  unlocks: number;
  position: Generated<number>;
  provider_plan_id: Maybe<string>;
  withdrawn_at: TimeOrNull;
  created_at: TimeNow;
}

export interface SubscriptionTable {
  id: Id;
  account_id: number;
  plan_id: number;
  provider_id: string;
  status: SubscriptionStatus;
  current_start: TimeOrNull;
  current_end: TimeOrNull;
  charge_at: TimeOrNull;
  ended_at: TimeOrNull;
  paid_count: Generated<number>;
  cancels_at_end: Generated<boolean>;
  added_days: Generated<number>;
  replaced_by: Maybe<number>;
  version: Generated<number>;
  checked_at: TimeOrNull;
  created_at: TimeNow;
}

export interface SubscriptionPaymentTable {
  id: Id;
  subscription_id: number;
  provider_payment_id: string;
  amount: number;
  period_start: TimeOrNull;
  period_end: TimeOrNull;
  paid_at: Time;
  /** The gateway's fee, GST included. */
  gateway_fee: Generated<number>;
}

export interface GatewayEventTable {
  id: string;
  event: string;
  entity_id: Maybe<string>;
  received_at: TimeNow;
  handled_at: TimeOrNull;
}

export interface DebitNoticeTable {
  subscription_id: number;
  charge_at: Time;
  amount: number;
  told_at: Time;
}
