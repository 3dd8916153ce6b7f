import type { Generated, Selectable } from 'kysely';
import type { DayOrNull, Id, Maybe, TimeNow, TimeOrNull } from './columns.ts';

export interface ChangeOrderTable {
  id: Id;
  application_id: number;
  base_version: number;
  version: Maybe<number>;
  proposed_by: number;
  revisions: Maybe<number>;
  ready_by: DayOrNull;
  note: string;
  status: Generated<'open' | 'accepted' | 'declined' | 'withdrawn'>;
  answered_by: Maybe<number>;
  created_at: TimeNow;
  answered_at: TimeOrNull;
}

export type ChangeOrderRow = Selectable<ChangeOrderTable>;
