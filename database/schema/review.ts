import type { Selectable } from 'kysely';
import type { Id, Maybe, Time, TimeNow, TimeOrNull } from './columns.ts';

export interface ReviewTable {
  id: Id;
  campaign_id: number;
  author_id: number;
  subject_id: number;
  rating: number;
  text: string;
  reply: Maybe<string>;
  replied_at: TimeOrNull;
  created_at: TimeNow;
  updated_at: TimeNow;
  shows_at: Time;
}

export type ReviewRow = Selectable<ReviewTable>;
