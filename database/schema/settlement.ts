import type { Generated } from 'kysely';
import type { Id, Json, Maybe, Time, TimeNow, TimeOrNull } from './columns.ts';

export interface SettlementTable {
  id: Id;
  campaign_id: number;
  number: number;
  source: Generated<'recorded' | 'pool'>;
  amount: number;
  by_id: number;
  created_at: TimeNow;
}

export interface SettlementShareTable {
  settlement_id: number;
  account_id: number;
  value: number;
  amount: number;
}

/** Whether a started campaign reached its minimum; paise. */
export interface PoolLockTable {
  campaign_id: number;
  outcome: 'reached' | 'refunded';
  paid: number;
  minimum: number;
  locked_at: Time;
}

/** A draw from the pool of a joint campaign; paise. */
export interface PoolSpendingTable {
  id: Id;
  campaign_id: number;
  number: number;
  amount: number;
  note: string;
  need_id: Maybe<number>;
  by_id: number;
  status: Generated<'proposed' | 'executed' | 'disputed' | 'withdrawn'>;
  payee_id: number;
  consent: Generated<'silence' | 'two_thirds' | 'every'>;
  executes_at: TimeOrNull;
  by_silence: Generated<boolean>;
  proof_note: Maybe<string>;
  fee_basis_points: Generated<number>;
  paid: Generated<number>;
  fee: Generated<number>;
  gst: Generated<number>;
  tds: Generated<number>;
  created_at: TimeNow;
  ended_at: TimeOrNull;
}

export interface PoolVoteTable {
  spending_id: number;
  account_id: number;
  answer: 'agreed' | 'objected';
  note: Maybe<string>;
  created_at: TimeNow;
}

export interface PoolDisputeTable {
  id: Id;
  campaign_id: number;
  /** Null for the whole pool. */
  spending_id: Maybe<number>;
  opened_by: number;
  reason: string;
  outcome: Maybe<'release' | 'refund' | 'split'>;
  note: Maybe<string>;
  decided_by: Maybe<number>;
  created_at: TimeNow;
  decided_at: TimeOrNull;
}

export interface PoolPaperTable {
  id: Id;
  campaign_id: number;
  account_id: number;
  file_id: number;
  name: string;
  spending_id: Maybe<number>;
  dispute_id: Maybe<number>;
}

/** A change of terms that payers vote on; before and change are parts of a campaign's body. */
export interface PoolProposalTable {
  id: Id;
  campaign_id: number;
  by_id: number;
  before: Json<Record<string, unknown>>;
  change: Json<Record<string, unknown>>;
  status: Generated<'open' | 'applied' | 'refused' | 'withdrawn'>;
  answer_by: Time;
  created_at: TimeNow;
  ended_at: TimeOrNull;
}

export interface PoolProposalVoteTable {
  proposal_id: number;
  account_id: number;
  answer: 'agreed' | 'refused';
  created_at: TimeNow;
}

export interface PoolReturnTable {
  id: Id;
  campaign_id: number;
  reason: 'minimum' | 'end' | 'deleted' | 'suspended' | 'decided' | 'refused';
  amount: number;
  created_at: TimeNow;
}
