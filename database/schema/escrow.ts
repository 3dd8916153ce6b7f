import type { Generated, Selectable } from 'kysely';
import type { Id, Maybe, Time, TimeNow, TimeOrNull } from './columns.ts';

export interface EscrowOrderTable {
  id: Id;
  /** Exactly one of application_id and pledge_id. */
  application_id: Maybe<number>;
  pledge_id: Maybe<number>;
  payer_id: number;
  payee_id: number;
  provider_id: string;
  payment_id: Maybe<string>;
  amount: number;
  fee_basis_points: number;
  /** The gateway's fee on the payment, GST included. */
  gateway_fee: Generated<number>;
  status: Generated<'created' | 'held' | 'disputed' | 'frozen' | 'released' | 'refunded'>;
  frozen_from: Maybe<'held' | 'disputed'>;
  /** For a contribution: paise of it still in the pool. */
  frozen_amount: Generated<number>;
  released: Generated<number>;
  fee: Generated<number>;
  gst: Generated<number>;
  tds: Generated<number>;
  refunded: Generated<number>;
  charged_back: Generated<number>;
  refund_id: Maybe<string>;
  refund_claimed_at: TimeOrNull;
  created_at: TimeNow;
  checked_at: TimeOrNull;
  paid_at: TimeOrNull;
  card_since: TimeOrNull;
  ended_at: TimeOrNull;
}

export interface DisputeTable {
  id: Id;
  order_id: number;
  application_id: number;
  opened_by: number;
  reason: string;
  outcome: Maybe<'release' | 'refund' | 'split'>;
  note: Maybe<string>;
  decided_by: Maybe<number>;
  created_at: TimeNow;
  decided_at: TimeOrNull;
  answer: Maybe<string>;
  answered_at: TimeOrNull;
}

export interface ChargebackTable {
  id: Id;
  provider_id: string;
  payment_id: string;
  payer_id: number;
  order_id: Maybe<number>;
  subscription_payment_id: Maybe<number>;
  amount: number;
  status: 'open' | 'won' | 'lost';
  reason_code: string;
  respond_by: TimeOrNull;
  from_held: Generated<number>;
  from_payer: Generated<number>;
  from_payee: Generated<number>;
  debt: Generated<number>;
  collusion: Maybe<'related' | 'operator'>;
  note: Maybe<string>;
  created_at: Time;
  ended_at: TimeOrNull;
}

/** Payees of a disputed payment who are the same person as its payer. */
export interface ChargebackColluderTable {
  chargeback_id: number;
  account_id: number;
  found: 'related' | 'operator';
}

export interface CardHoldTable {
  id: Id;
  account_id: number;
  amount: number;
  free_at: Time;
  freed_at: TimeOrNull;
  created_at: Time;
}

export interface CountedWorkTable {
  application_id: number;
  campaign_id: number;
  business_id: number;
  influencer_id: number;
  counted_at: Time;
  voided_at: TimeOrNull;
}

export type ChargebackRow = Selectable<ChargebackTable>;
export type EscrowOrderRow = Selectable<EscrowOrderTable>;
export type DisputeRow = Selectable<DisputeTable>;
