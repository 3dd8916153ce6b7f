import * as z from 'zod/mini';
import { roleNameSchema } from '../core/roles.ts';
import { flag, id, instant } from '../kit/fields.ts';

/** What anybody signed in may know of a person: no contact, nothing that must be unlocked. */
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
  /** Of a brand or partner; an influencer's is a contact, which leaves the server only where it is open. */
  website: z.nullable(z.string()),
  /** At least one social account is connected through its provider. */
  verified: z.boolean(),
  last_active: z.nullable(instant),
  createdAt: instant,
};

export const publicProfile = z.object(shown);
export type PublicProfile = z.infer<typeof publicProfile>;

/** One's own profile, whole; the browser keeps it as user_profile. */
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
  locale: z.enum(['en', 'hi']),
  /** Rupees. */
  referal_money: z.number(),
  /** Rupees: all of one's own in the wallet, what was earned and referral money. */
  wallet_amount: z.number(),
  user_coins: z.number(),
  is_super_user: flag,
  is_subscriber: flag,
});
export type OwnProfile = z.infer<typeof ownProfile>;
