import type { OwnProfile, PublicProfile } from '../../../contract/accounts/profile.ts';
import { roleNames } from '../../../contract/core/roles.ts';
import { viewPlace } from '../../core/people/people.views.ts';
import type { ProfileRow } from './profiles.queries.ts';

function viewShown(row: ProfileRow, image: string | null) {
  return {
    id: String(row.id),
    fullname: row.fullname,
    role: roleNames[row.role],
    profile_image: image,
    business_name: row.business_name,
    location: viewPlace(row),
    bio: row.bio ?? row.about,
    website: row.website,
    verified: row.is_connected,
    last_active: row.last_active_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** The profile as others see it. */
export function viewPublicProfile(row: ProfileRow, image: string | null): PublicProfile {
  return { ...viewShown(row, image), username: row.username };
}

export interface Balances {
  /** Paise. */
  referralMoney: number;
  wallet: number;
  coins: number;
  isSubscriber: boolean;
}

/** The person's own, complete profile. */
export function viewOwnProfile(row: ProfileRow, image: string | null, balances: Balances): OwnProfile {
  return {
    ...viewShown(row, image),
    username: row.username ?? '',
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    email_verified: row.email && row.email_verified_at ? 1 : 0,
    mobile: row.mobile,
    mobile_verified: row.mobile_verified_at ? 1 : 0,
    has_password: row.has_password ? 1 : 0,
    locale: row.locale,
    referal_money: balances.referralMoney / 100,
    wallet_amount: balances.wallet / 100,
    user_coins: balances.coins,
    is_super_user: row.is_super_user ? 1 : 0,
    is_subscriber: balances.isSubscriber ? 1 : 0,
  };
}

/** The fields of a profile that belong to the person who signed in, whichever account they act for. */
export function ofPerson(own: OwnProfile) {
  const { email, email_verified, mobile, mobile_verified, has_password, locale } = own;
  return { email, email_verified, mobile, mobile_verified, has_password, locale };
}

/** The profile for a member who sees no money of the whole account. */
export function withoutSums(profile: OwnProfile): OwnProfile {
  return { ...profile, referal_money: null, wallet_amount: null, user_coins: null };
}
