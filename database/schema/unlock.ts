import type { Id, Maybe, TimeNow } from './columns.ts';

export interface UnlockTable {
  id: Id;
  account_id: number;
  influencer_id: number;
  paid_by: 'quota' | 'coins';
  coins: number;
  subscription_id: Maybe<number>;
  created_at: TimeNow;
}
