import type { Generated } from 'kysely';
import type { Id, MadeTextOrNull, Maybe, Time, TimeNow, TimeOrNull } from './columns.ts';

export type Role = 'influencer' | 'brand' | 'partner' | 'operator';

export interface AccountTable {
  id: Id;
  role: Role;
  fullname: string;
  first_name: Maybe<string>;
  last_name: Maybe<string>;
  username: Maybe<string>;
  email: Maybe<string>;
  mobile: Maybe<string>;
  email_verified_at: TimeOrNull;
  mobile_verified_at: TimeOrNull;
  /** The e-mail once verified by a code: visible to others, and unique. */
  proven_email: MadeTextOrNull;
  /** The mobile once verified by a code. */
  proven_mobile: MadeTextOrNull;
  /** Whether the mobile must be verified before the e-mail at sign-up. */
  mobile_first: Generated<boolean>;
  password_hash: Maybe<string>;
  profile_image: Maybe<string>;
  locale: Generated<'en' | 'hi'>;
  is_super_user: Generated<boolean>;
  device_id: Maybe<string>;
  created_at: TimeNow;
  updated_at: TimeNow;
  last_active_at: TimeOrNull;
  deleted_at: TimeOrNull;
  /** Created by the demo. */
  is_demo: Generated<boolean>;
  /** Since when no session, password or code works: for demo accounts in production. */
  locked_at: TimeOrNull;
  suspended_at: TimeOrNull;
  suspension_reason: Maybe<string>;
  /** Since when payouts are blocked, until the password is reset. */
  reset_due_at: TimeOrNull;
}

export interface SessionTable {
  id: Id;
  account_id: number;
  token_hash: string;
  device_id: Maybe<string>;
  ip: Maybe<string>;
  user_agent: Maybe<string>;
  created_at: TimeNow;
  last_used_at: TimeNow;
  expires_at: Time;
  revoked_at: TimeOrNull;
  /** Operator impersonating the account; such a session may only read. */
  impersonator_id: Maybe<number>;
  proven_at: TimeOrNull;
  not_me_hash: Maybe<string>;
  not_me_to: Maybe<string>;
}

export interface OneTimeCodeTable {
  account_id: number;
  purpose: 'signup' | 'reset' | 'contact' | 'step_up';
  channel: 'email' | 'mobile';
  contact: string;
  code_hash: string;
  tries: Generated<number>;
  sent_at: TimeNow;
  expires_at: Time;
  /** Session a step-up code is valid in. */
  session_id: Maybe<number>;
}

export interface AccountChangeTable {
  id: Id;
  account_id: number;
  kind: 'email' | 'mobile' | 'password';
  former: Maybe<string>;
  former_verified_at: TimeOrNull;
  session_id: Maybe<number>;
  token_hash: Maybe<string>;
  made_at: Time;
  undo_until: Time;
  undone_at: TimeOrNull;
}

export interface ResetTokenTable {
  token_hash: string;
  account_id: number;
  created_at: TimeNow;
  expires_at: Time;
  used_at: TimeOrNull;
  contact: Maybe<string>;
}

export interface ExternalIdentityTable {
  provider: 'google' | 'facebook';
  subject: string;
  account_id: number;
  email: Maybe<string>;
  created_at: TimeNow;
}

export interface ConsentTable {
  id: Id;
  account_id: number;
  kind: string;
  version: string;
  subject: Maybe<string>;
  subject_id: Maybe<number>;
  granted_at: TimeNow;
  withdrawn_at: TimeOrNull;
}

export interface WalkthroughTable {
  account_id: number;
  feature: 'BrowseInfluencer' | 'PostCampaign' | 'MyCampaigns';
  status: number;
  updated_at: TimeNow;
}

export interface ReferralCodeTable {
  account_id: number;
  code: string;
  created_at: TimeNow;
}

export interface ReferralTable {
  invited_id: number;
  referrer_id: number;
  created_at: TimeNow;
  qualified_at: TimeOrNull;
  refused_for: Maybe<ReferralRefusal>;
  referrer_coins_at: TimeOrNull;
  invited_coins_at: TimeOrNull;
  /** Keyed HMAC of the network the invited account signed up from; kept for 90 days. */
  network_mark: Maybe<string>;
}

/** Sign-ups of one referrer that an operator should review. */
export interface ReferralSignalTable {
  id: Id;
  referrer_id: number;
  kind: 'network' | 'burst';
  network_mark: Maybe<string>;
  created_at: Time;
  status: Generated<'open' | 'dismissed' | 'cancelled'>;
  decided_at: TimeOrNull;
  decided_by: Maybe<number>;
  note: Maybe<string>;
}

export interface ReferralSignalAccountTable {
  signal_id: number;
  invited_id: number;
}

/** Why a referral never qualifies. */
export type ReferralRefusal = 'charged_back' | 'collusion' | 'member' | 'device' | 'contact' | 'payout' | 'instrument';

export interface ReferralRewardTable {
  id: Id;
  invited_id: number;
  referrer_id: number;
  kind: 'joining' | 'share';
  payment_id: Maybe<string>;
  /** Paise. */
  amount: number;
  status: 'pending' | 'withdrawable' | 'cancelled' | 'charged_back';
  reason: Maybe<ReferralRefusal | 'refunded'>;
  pending_at: Time;
  due_at: TimeOrNull;
  withdrawable_at: TimeOrNull;
  ended_at: TimeOrNull;
  /** Text of an operator to the referrer. */
  note: Maybe<string>;
}

export interface ReferralInvitationTable {
  id: Id;
  account_id: number;
  fingerprint: string;
  masked: string;
  sent_at: Time;
  joined_id: Maybe<number>;
}

/** Keyed HMACs of mobiles that received their welcome coins. */
export interface WelcomeMobileTable {
  mark: string;
  created_at: TimeNow;
}

export interface BlockTable {
  blocker_id: number;
  blocked_id: number;
  reason: Maybe<string>;
  created_at: TimeNow;
}

/** Encrypted data of an erased account, kept for the period the law requires. */
export interface LockedAwayTable {
  id: Id;
  account_id: number;
  sealed: string;
  locked_at: Time;
  erase_at: Time;
}

export interface ReportTable {
  id: Id;
  /** Null when the word list filed the report. */
  reporter_id: Maybe<number>;
  campaign_id: Maybe<number>;
  target_id: number;
  reason: string;
  status: Generated<'open' | 'handled' | 'dismissed'>;
  created_at: TimeNow;
  claimed_by: Maybe<number>;
  claimed_at: TimeOrNull;
  outcome: Maybe<'dismissed' | 'warned' | 'withheld' | 'suspended'>;
  note: Maybe<string>;
  decided_by: Maybe<number>;
  decided_at: TimeOrNull;
}
