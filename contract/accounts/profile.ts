import * as z from 'zod/mini';
import { roleNameSchema } from '../core/roles.ts';
import { flag, id, instant } from '../kit/fields.ts';
import { locales } from '../kit/languages.ts';

/** Profile fields any signed-in user may read: no contact, nothing that must be unlocked. */
const shown = {
  id,
  fullname: z.string(),
  username: z.nullable(z.string()),
  role: roleNameSchema,
  /** URL or null. */
  profile_image: z.nullable(z.string()),
  business_name: z.nullable(z.string()),
  /** 'City, State' */
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  /** Website of a brand or partner; an influencer's website counts as a contact and is sent only where contacts are open. */
  website: z.nullable(z.string()),
  /** True when at least one social account is connected through its provider. */
  verified: z.boolean(),
  last_active: z.nullable(instant),
  createdAt: instant,
};

export const publicProfile = z.object(shown);
export type PublicProfile = z.infer<typeof publicProfile>;

/** The user's own complete profile; the browser stores it as user_profile. */
export const ownProfile = z.object({
  ...shown,
  username: z.string(),
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  email_verified: flag,
  mobile: z.nullable(z.string()),
  mobile_verified: flag,
  has_password: flag,
  locale: z.enum(locales),
  /** Rupees; null, like all sums here, for members who see no money, or work on named campaigns. */
  referal_money: z.nullable(z.number()),
  /** Own money in the wallet, in rupees: earnings and referral money. */
  wallet_amount: z.nullable(z.number()),
  user_coins: z.nullable(z.number()),
  is_super_user: flag,
  is_subscriber: flag,
});
export type OwnProfile = z.infer<typeof ownProfile>;
