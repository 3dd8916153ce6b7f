import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Id, Json, Maybe, Time, TimeNow, TimeOrNull, Words } from './columns.ts';

/** Why the last reading of an account failed. */
export type SyncError =
  | 'rate_limited'
  | 'unavailable'
  | 'unreadable'
  | 'revoked'
  | 'expired'
  | 'scope_missing'
  | 'gone';

export interface SocialConnectionTable {
  social_account_id: number;
  account_type: 'business' | 'creator' | 'page' | 'channel';
  grantor_id: Maybe<string>;
  scopes: Words;
  /** Encrypted, like refresh_token. */
  access_token: Maybe<string>;
  refresh_token: Maybe<string>;
  token_made_at: TimeNow;
  token_expires_at: TimeOrNull;
  access_ends_at: TimeOrNull;
  state: Generated<'connected' | 'broken'>;
  followers_hidden: Generated<boolean>;
  consented_at: TimeNow;
  revoked_at: TimeOrNull;
  last_synced_at: TimeOrNull;
  last_error: Maybe<SyncError>;
  last_error_at: TimeOrNull;
  failures: Generated<number>;
  next_sync_at: TimeNow;
  asked_at: TimeOrNull;
  expiry_told_at: TimeOrNull;
  lease: Maybe<string>;
  lease_until: TimeOrNull;
}

/** Audience of an account, in per cent; groups unknown to the provider are left out. */
export interface Audience {
  age?: { band: string; percent: number }[];
  gender?: { gender: 'female' | 'male' | 'other'; percent: number }[];
  city?: { city: string; percent: number }[];
  /** ISO 3166-1 codes of two letters. */
  country?: { country: string; percent: number }[];
}

/** A reading of an account; null means unknown, which is not 0. reach and views cover the 28 days before it. */
export interface SocialSnapshotTable {
  id: Id;
  social_account_id: number;
  as_of: Time;
  source: 'self_reported' | 'imported' | 'provider';
  followers: Maybe<number>;
  engagement_rate: Maybe<number>;
  average_views: Maybe<number>;
  median_views: Maybe<number>;
  posts: Maybe<number>;
  reach: Maybe<number>;
  views: Maybe<number>;
  audience: AudienceOrNull;
}

/** jsonb: read as the value, written as JSON text. */
type AudienceOrNull = ColumnType<Audience | null, string | null | undefined, string | null>;

export interface SocialMediaTable {
  social_account_id: number;
  provider_media_id: string;
  kind: 'post' | 'reel' | 'story' | 'video' | 'short' | 'live';
  published_at: Time;
  permalink: Maybe<string>;
  caption: Maybe<string>;
  views: Maybe<number>;
  reach: Maybe<number>;
  likes: Maybe<number>;
  comments: Maybe<number>;
  shares: Maybe<number>;
  saves: Maybe<number>;
  as_of: Time;
}

export interface SocialConsentTable {
  state_hash: string;
  account_id: number;
  platform_id: string;
  /** Encrypted. */
  verifier: string;
  expires_at: Time;
}

export interface SocialPauseTable {
  platform_id: string;
  until: Time;
}

export interface SocialRevocationTable {
  id: Id;
  platform_id: string;
  /** Encrypted, like refresh_token. */
  access_token: string;
  refresh_token: Maybe<string>;
  tries: Generated<number>;
  next_try_at: Time;
  created_at: TimeNow;
}

export interface SocialErasureTable {
  code: string;
  platform_id: string;
  accounts: number;
  asked_at: TimeNow;
  sign_in: Maybe<'removed' | 'account_erased' | 'kept'>;
}

/** Derived figures of an account; the columns beside `derived` are copied from it. */
export interface SocialMetricTable {
  social_account_id: number;
  derived_at: Time;
  derived: Json<object>;
  median_views: DerivedOrNull;
  posts_a_week: DerivedOrNull;
  authenticity: DerivedOrNull;
}

type DerivedOrNull = GeneratedAlways<number | null>;

/**
 * Statistics of connected accounts of one platform and class of followers; from_followers is the class's lower bound.
 */
export interface SocialPeersTable {
  platform_id: string;
  from_followers: number;
  /** Empty for all categories. */
  category_id: string;
  measure: 'engagement' | 'views' | 'posts_a_week';
  count: number;
  /** 101 percentiles. */
  percentiles: number[];
  counted_at: Time;
}
