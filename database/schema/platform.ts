import type { Generated } from 'kysely';
import type { Id, JsonDefault, Maybe, Time, TimeNow, TimeOrNull } from './columns.ts';

export interface NotificationTable {
  id: Id;
  account_id: number;
  type: string;
  title: string;
  description: Generated<string>;
  link: Maybe<string>;
  sender_id: Maybe<number>;
  group_key: Maybe<string>;
  group_count: Generated<number>;
  many_title: Maybe<string>;
  many_description: Maybe<string>;
  read_at: TimeOrNull;
  created_at: TimeNow;
}

export interface NotificationMailTable {
  id: Id;
  account_id: number;
  notification_id: Maybe<number>;
  type: string;
  title: string;
  description: string;
  link: string;
  due_at: Time;
  attempts: Generated<number>;
  sent_at: TimeOrNull;
}

export interface NotificationPreferenceTable {
  account_id: number;
  type: string;
  channel: 'app' | 'push' | 'email';
  enabled: boolean;
}

export interface PushRegistrationTable {
  id: Id;
  account_id: number;
  session_id: Maybe<number>;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: TimeNow;
  /** VAPID public key of the subscription; pushes signed with another key do not reach it. */
  vapid_key: Maybe<string>;
  /** Hash of the token with which the device's service worker renews a changed subscription. */
  renewal_hash: Maybe<string>;
  /** When the device last confirmed its subscription. */
  seen_at: TimeNow;
}

export interface NewsletterSignupTable {
  id: Id;
  email: string;
  source: Generated<string>;
  created_at: TimeNow;
  asked_at: TimeOrNull;
  confirmed_at: TimeOrNull;
  ended_at: TimeOrNull;
}

export interface ContactMessageTable {
  id: Id;
  name: string;
  email: string;
  message: string;
  created_at: TimeNow;
  answered_at: TimeOrNull;
  answered_by: Maybe<number>;
}

export interface IdempotencyKeyTable {
  account_id: number;
  route: string;
  key: string;
  body_hash: string;
  status: Maybe<number>;
  reply: Maybe<string>;
  created_at: TimeNow;
}

export interface StoredFileTable {
  id: Id;
  owner_id: Maybe<number>;
  key: string;
  purpose: string;
  is_private: boolean;
  content_type: string;
  bytes: number;
  /** Reserved, and not stored yet. */
  is_pending: Generated<boolean>;
  created_at: TimeNow;
}

export interface AuditLogTable {
  id: Id;
  actor_id: Maybe<number>;
  action: string;
  target: Maybe<string>;
  detail: JsonDefault<Record<string, unknown>>;
  ip: Maybe<string>;
  created_at: TimeNow;
  /** The operator's own words. */
  reason: Maybe<string>;
}

/** One row during maintenance. */
export interface MaintenanceTable {
  is_on: Generated<boolean>;
  message: Generated<string>;
  until: TimeOrNull;
  since: TimeNow;
  started_by: Maybe<number>;
}

export interface RateCounterTable {
  key: string;
  started_at: Time;
  last_at: Time;
  count: number;
  /** End of the window; the row is deleted afterwards. */
  expires_at: Time;
}

/** Files whose bytes must be deleted. */
export interface FileRemovalTable {
  key: string;
  since: TimeNow;
}
