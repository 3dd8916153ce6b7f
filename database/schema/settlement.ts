import type { Id, TimeNow } from './columns.ts';

export interface SettlementTable {
  id: Id;
  campaign_id: number;
  number: number;
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
