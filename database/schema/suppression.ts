import type { Generated } from 'kysely';
import type { Id, Maybe, TimeNow, TimeOrNull } from './columns.ts';

export interface SuppressionTable {
  id: Id;
  kind: 'handle' | 'instagram' | 'facebook' | 'youtube' | 'email' | 'mobile';
  mark: string;
  source: 'operator' | 'request' | 'erased';
  reason: Generated<string>;
  stopped: Generated<number>;
  created_by: Maybe<number>;
  created_at: TimeNow;
}

export interface RemovalRequestTable {
  id: Id;
  token: string;
  handle: Maybe<string>;
  platform_id: Maybe<string>;
  email: Maybe<string>;
  reason: string;
  status: Generated<'open' | 'removed' | 'refused'>;
  code_hash: Maybe<string>;
  code_expires_at: TimeOrNull;
  tries: Generated<number>;
  proven_at: TimeOrNull;
  decided_by: Maybe<number>;
  decided_at: TimeOrNull;
  created_at: TimeNow;
}

/** Redirect from a merged profile to the one it was merged into. */
export interface ProfileRedirectTable {
  from_id: number;
  to_id: number;
  created_at: TimeNow;
}
