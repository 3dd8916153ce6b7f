import type { Id, Json, Time, TimeNow } from './columns.ts';

export interface SavedSearchTable {
  id: Id;
  account_id: number;
  name: string;
  /** Filters and sort, as in the contract's `search`. */
  search: Json<object>;
  created_at: TimeNow;
  looked_at: Time;
}
