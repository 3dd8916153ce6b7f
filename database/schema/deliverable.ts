import type { ColumnType, Generated, Selectable } from 'kysely';
import type { DayOrNull, Id, Maybe, TimeNow, TimeOrNull } from './columns.ts';

export type DeliverableStatus = 'planned' | 'submitted' | 'changes_requested' | 'approved' | 'published';

interface Disclosure {
  ok: boolean;
  found?: string;
  reason?: string;
}

export interface DeliverableTable {
  id: Id;
  application_id: number;
  content_type: string;
  number: number;
  status: Generated<DeliverableStatus>;
  due_on: DayOrNull;
  due_told: DayOrNull;
  overdue_told: DayOrNull;
  url: Maybe<string>;
  file_id: Maybe<number>;
  caption: Generated<string>;
  ai_made: Generated<boolean>;
  disclosure: DisclosureOrNull;
  submitted_at: TimeOrNull;
  created_at: TimeNow;
  updated_at: TimeNow;
}

/** jsonb: read as the value, written as JSON text. */
type DisclosureOrNull = ColumnType<Disclosure | null, string | null | undefined, string | null>;

export interface DeliverableEventTable {
  id: Id;
  deliverable_id: number;
  from_status: DeliverableStatus;
  to_status: DeliverableStatus;
  by_id: Maybe<number>;
  note: Maybe<string>;
  created_at: TimeNow;
}

export interface DeliverableFigureTable {
  id: Id;
  deliverable_id: number;
  as_of: string;
  source: Generated<'self_reported'>;
  views: Maybe<number>;
  reach: Maybe<number>;
  likes: Maybe<number>;
  comments: Maybe<number>;
  shares: Maybe<number>;
  saves: Maybe<number>;
  by_id: number;
  created_at: TimeNow;
}

export type DeliverableRow = Selectable<DeliverableTable>;
export type DeliverableFigureRow = Selectable<DeliverableFigureTable>;
