import type { Id, TimeNow } from './columns.ts';

export interface TrackedLinkTable {
  id: Id;
  application_id: number;
  code: string;
  created_at: TimeNow;
}

export interface LinkVisitDayTable {
  link_id: number;
  /** Day in Asia/Kolkata. */
  day: string;
  clicks: number;
}

export interface LinkSaltTable {
  day: string;
  salt: Buffer;
}

export interface LinkVisitorTable {
  link_id: number;
  day: string;
  visitor: number;
}
