import type { Generated } from 'kysely';
import type { Id, Maybe, TimeNow } from './columns.ts';

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

/** Money drawn from the pool of a joint campaign. */
export interface PoolSpendingTable {
  id: Id;
  campaign_id: number;
  number: number;
  amount: number;
  note: string;
  need_id: Maybe<number>;
  by_id: number;
  created_at: TimeNow;
}
