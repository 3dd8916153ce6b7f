import type { Generated } from 'kysely';
import type { Id, JsonDefault, Maybe, TimeNow } from './columns.ts';

export interface LedgerAccountTable {
  id: Id;
  /** At most one of owner_id and campaign_id; neither for the platform's accounts. */
  owner_id: Maybe<number>;
  campaign_id: Maybe<number>;
  kind: string;
  currency: 'INR' | 'COIN';
  is_world: Generated<boolean>;
  balance: Generated<number>;
  entries: Generated<number>;
}

export interface LedgerTransactionTable {
  id: Id;
  kind: string;
  reference: string;
  note: Generated<string>;
  detail: JsonDefault<Record<string, unknown>>;
  created_at: TimeNow;
}

export interface LedgerEntryTable {
  transaction_id: number;
  account_id: number;
  currency: 'INR' | 'COIN';
  number: number;
  amount: number;
  balance_after: number;
  created_at: TimeNow;
}
