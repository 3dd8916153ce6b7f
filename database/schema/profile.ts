import type { Generated, GeneratedAlways } from 'kysely';
import type { DayOrNull, Id, Maybe, TimeNow, TimeOrNull, Words } from './columns.ts';

/**
 * platforms, handles, followers, engagement_rate, verified, price_from, search_text are derived from other rows by
 * trigger.
 */
export interface InfluencerProfileTable {
  id: Id;
  account_id: Maybe<number>;
  display_name: string;
  username: string;
  bio: Maybe<string>;
  gender_id: Maybe<string>;
  birth_date: DayOrNull;
  country_id: Maybe<string>;
  state_id: Maybe<string>;
  city_id: Maybe<string>;
  categories: Words;
  languages: Words;
  contents: Words;
  contact_email: Maybe<string>;
  contact_mobile: Maybe<string>;
  website: Maybe<string>;
  authenticity: Maybe<number>;
  platforms: Words;
  handles: Words;
  followers: Maybe<number>;
  engagement_rate: Maybe<number>;
  verified: Generated<boolean>;
  price_from: Maybe<number>;
  search_text: Generated<string>;
  search_names: Generated<string>;
  hidden_at: TimeOrNull;
  kept_hidden: Generated<boolean>;
  created_at: TimeNow;
  updated_at: TimeNow;
  /** Set by trigger. */
  changed_by: Maybe<string>;
}

/** Deleted profiles. Written by trigger. */
export interface InfluencerGoneTable {
  id: number;
  changed_by: Generated<string>;
  gone_at: TimeNow;
}

export interface SearchSnapshotTable {
  id: Generated<string>;
  made_by: Generated<string>;
  made_at: TimeNow;
}

export interface RateCardTable {
  influencer_id: number;
  platform_id: string;
  content_type_id: string;
  price: number;
}

export interface SocialAccountTable {
  id: Id;
  influencer_id: Maybe<number>;
  business_id: Maybe<number>;
  owner_id: GeneratedAlways<number>;
  platform_id: string;
  handle: string;
  provider_user_id: Maybe<string>;
  source: 'self_reported' | 'imported' | 'provider';
  followers: Maybe<number>;
  engagement_rate: Maybe<number>;
  average_views: Maybe<number>;
  as_of: TimeNow;
  created_at: TimeNow;
}

export interface BusinessProfileTable {
  account_id: number;
  business_name: string;
  about: Maybe<string>;
  website: Maybe<string>;
  categories: Words;
  languages: Words;
  country_id: Maybe<string>;
  state_id: Maybe<string>;
  city_id: Maybe<string>;
  updated_at: TimeNow;
}
