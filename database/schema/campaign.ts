import type { Generated, Selectable } from 'kysely';
import type { DayOrNull, Id, Json, JsonDefault, Maybe, TimeNow, TimeOrNull, Words } from './columns.ts';

export type NeedKind = 'budget' | 'product' | 'venue' | 'production' | 'reach' | 'travel' | 'media' | 'other';
export type PledgeStatus = 'pledged' | 'accepted' | 'declined' | 'contributed' | 'withdrawn';
export type ApplicationStatus =
  | 'applied'
  | 'shortlisted'
  | 'offered'
  | 'accepted'
  | 'in_progress'
  | 'submitted'
  | 'changes_requested'
  | 'approved'
  | 'paid'
  | 'declined'
  | 'withdrawn'
  | 'cancelled';

/** Money in paise. */
export interface CampaignTable {
  id: Id;
  creator_id: number;
  type: 'standard' | 'joint';
  title: string;
  brief: Generated<string>;
  cover: Maybe<string>;
  objective: Maybe<'awareness' | 'sales' | 'launch' | 'content' | 'event'>;
  platforms: Words;
  content: JsonDefault<{ type: string; quantity: number; due?: string }[]>;
  categories: Words;
  languages: Words;
  locations: Words;
  wanted_gender: Maybe<string>;
  wanted_followers_min: Maybe<number>;
  wanted_followers_max: Maybe<number>;
  wanted_engagement_min: Maybe<number>;
  compensation: Maybe<'paid' | 'product' | 'commission' | 'mixed'>;
  budget_total: Maybe<number>;
  budget_per_creator: Maybe<number>;
  product_value: Maybe<number>;
  commission_percent: Maybe<number>;
  slots: Maybe<number>;
  application_deadline: DayOrNull;
  start_date: DayOrNull;
  end_date: DayOrNull;
  hashtags: Words;
  mentions: Words;
  dos: Words;
  donts: Words;
  disclosure_label: Generated<string>;
  link: Maybe<string>;
  usage_days: Maybe<number>;
  usage_territory: Maybe<string>;
  /** Paise; null for the sum of the budget needs. */
  pool_minimum: Maybe<number>;
  is_draft: Generated<boolean>;
  held_at: TimeOrNull;
  /** Written by trigger. */
  is_full: Generated<boolean>;
  /** Paused by an operator; its owner cannot resume it. */
  withheld_at: TimeOrNull;
  published_at: TimeOrNull;
  settled_at: TimeOrNull;
  reminded_deadline: DayOrNull;
  created_at: TimeNow;
  updated_at: TimeNow;
  deleted_at: TimeOrNull;
}

/** Which transaction last changed what lists of open campaigns show. */
export interface CampaignFeedTable {
  campaign_id: number;
  changed_by: Generated<string>;
}

export interface CampaignNeedTable {
  id: Id;
  campaign_id: number;
  position: number;
  kind: NeedKind;
  description: Generated<string>;
  value: number;
}

export interface PledgeTable {
  id: Id;
  campaign_id: number;
  need_id: number;
  account_id: number;
  kind: NeedKind;
  description: Generated<string>;
  message: Generated<string>;
  value: number;
  status: Generated<PledgeStatus>;
  confirmed_by: Maybe<'payment' | 'word'>;
  created_at: TimeNow;
  updated_at: TimeNow;
}

export interface PledgeEventTable {
  id: Id;
  pledge_id: number;
  from_status: Maybe<PledgeStatus>;
  to_status: PledgeStatus;
  by_id: Maybe<number>;
  note: Maybe<string>;
  created_at: TimeNow;
}

export interface ApplicationTable {
  id: Id;
  campaign_id: number;
  influencer_id: number;
  message: Generated<string>;
  quote: Maybe<number>;
  ready_by: DayOrNull;
  status: Generated<ApplicationStatus>;
  fund_reminded_at: TimeOrNull;
  created_at: TimeNow;
  updated_at: TimeNow;
}

export interface ApplicationEventTable {
  id: Id;
  application_id: number;
  from_status: Maybe<ApplicationStatus>;
  to_status: ApplicationStatus;
  by_id: Maybe<number>;
  note: Maybe<string>;
  quote: Maybe<number>;
  created_at: TimeNow;
}

export interface AgreementTable {
  application_id: number;
  version: Generated<number>;
  terms: Json<Record<string, unknown>>;
  hash: string;
  created_at: TimeNow;
}

/** `last_day` is a date in India. */
export interface UsageTermTable {
  application_id: number;
  last_day: string;
  warned_at: TimeOrNull;
  ended_at: TimeOrNull;
}

export interface CampaignFileTable {
  id: Id;
  campaign_id: number;
  file_id: number;
  name: string;
}

/** Exactly one of influencer_id, brand_id and campaign_id. */
export interface BookmarkTable {
  id: Id;
  account_id: number;
  influencer_id: Maybe<number>;
  brand_id: Maybe<number>;
  campaign_id: Maybe<number>;
  list_id: Maybe<number>;
  note: Maybe<string>;
  created_at: TimeNow;
}

export interface BookmarkListTable {
  id: Id;
  account_id: number;
  name: string;
  created_at: TimeNow;
}

export interface CampaignInvitationTable {
  campaign_id: number;
  influencer_id: number;
  created_at: TimeNow;
}

export type CampaignRow = Selectable<CampaignTable>;
export type NeedRow = Selectable<CampaignNeedTable>;
export type ApplicationRow = Selectable<ApplicationTable>;
export type PledgeRow = Selectable<PledgeTable>;
