import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { cleanName } from '../kit/clean-text.ts';
import { amount, date, email, id, mobile, name, named, text } from '../kit/fields.ts';
import { locales } from '../kit/languages.ts';
import { access } from '../kit/permissions.ts';
import { canSwitchOff, notificationChannels, notificationTypes } from '../notifications/notification-types.ts';
import { username } from './auth.ts';
import { ownProfile, publicProfile } from './profile.ts';

const preference = z
  .strictObject({
    type: z.enum(notificationTypes),
    channel: z.enum(notificationChannels),
    enabled: z.boolean(),
  })
  .check(z.refine((one) => one.enabled || canSwitchOff(one), 'Security notifications can’t be turned off.'));
export type NotificationPreference = z.infer<typeof preference>;

const website = z
  .string()
  .check(
    z.overwrite(cleanName),
    z.trim(),
    z.maxLength(200),
    z.regex(/^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/i, 'Enter a link such as https://example.com.'),
  );
const words = (max: number) => z.array(id).check(z.maxLength(max, `Choose at most ${max}.`));
const rate = z.strictObject({
  platform: id,
  content_type: id,
  price: amount,
});
export type Rate = z.infer<typeof rate>;

/** Personal details of the account's owner; null or an empty list where unknown. Lookups are given by id. */
const personalInfo = z.object({
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  business_name: z.nullable(z.string()),
  gender: z.nullable(id),
  birth_date: z.nullable(z.string()),
  country: z.nullable(id),
  state: z.nullable(id),
  city: z.nullable(id),
  languages: z.array(id),
  categories: z.array(id),
  bio: z.nullable(z.string()),
  website: z.nullable(z.string()),
  content_types: z.array(id),
  rates: z.array(rate),
  /** Percentage of the profile fields that are filled in. */
  completeness: z.number(),
  /** Names of the missing fields, `profile_image` and `social_accounts` among them. */
  missing: z.array(z.string()),
  notification_preferences: z.array(preference),
});
export type PersonalInfo = z.infer<typeof personalInfo>;

export const userCalls = defineCalls(access.settings, {
  listRoles: {
    method: 'GET',
    path: '/user/getUserRole',
    auth: 'public',
    summary: 'Roles one can sign up with',
    reply: { data: z.array(named) },
    cacheSeconds: 3600,
  },
  getPersonalInfo: {
    method: 'GET',
    path: '/user/personal-info',
    auth: 'user',
    needs: 'manage',
    summary: 'What I have told about myself, and what is missing',
    reply: { data: personalInfo },
  },
  updatePersonalInfo: {
    method: 'PUT',
    path: '/user/personal-info',
    auth: 'user',
    summary: 'Tell about myself: any subset of the fields, null empties one',
    body: z.strictObject({
      first_name: z.optional(name(1, 60)),
      last_name: z.optional(z.nullable(name(0, 59))),
      business_name: z.optional(name(1, 120)),
      gender: z.optional(z.nullable(id)),
      birth_date: z.optional(z.nullable(date)),
      country: z.optional(z.nullable(id)),
      state: z.optional(z.nullable(id)),
      city: z.optional(z.nullable(id)),
      languages: z.optional(words(10)),
      categories: z.optional(words(8)),
      bio: z.optional(z.nullable(text(0, 2_000))),
      website: z.optional(z.nullable(website)),
      content_types: z.optional(words(10)),
      rates: z.optional(z.array(rate).check(z.maxLength(30, 'Enter at most 30.'))),
    }),
    reply: { data: personalInfo },
  },
  updateAccount: {
    method: 'PUT',
    path: '/user/update',
    auth: 'user',
    needs: 'person',
    stepUp: { fields: ['email', 'mobile'] },
    summary: 'Change username, language or notices at once; email or mobile after a code was entered',
    body: z.strictObject({
      username: z.optional(username),
      email: z.optional(email),
      mobile: z.optional(mobile),
      locale: z.optional(z.enum(locales)),
      notification_preferences: z.optional(
        z.array(preference).check(z.maxLength(notificationTypes.length * notificationChannels.length)),
      ),
    }),
    reply: {
      data: z.object({
        user: ownProfile,
        /** Masked contact the code for a new e-mail or mobile was sent to. */
        contact: z.nullable(z.string()),
      }),
    },
    errors: ['TAKEN'],
    rate: { max: 20, seconds: 60, by: 'user' },
  },
  uploadProfileImage: {
    method: 'POST',
    path: '/user/uploadProfileImage',
    auth: 'user',
    summary: 'Put up a picture of myself: JPEG, PNG, WebP or AVIF of at least 128 × 128',
    multipart: { field: 'image', maxBytes: 5_000_000, accepts: 'picture' },
    idempotent: true,
    reply: { data: z.object({ profile_image: z.string() }) },
    rate: { max: 20, seconds: 60, by: 'user' },
  },
  removeProfilePhoto: {
    method: 'DELETE',
    path: '/user/removeProfilePhoto',
    auth: 'user',
    summary: 'Take my picture down',
    reply: { data: z.object({ profile_image: z.null() }) },
  },
  getUser: {
    method: 'GET',
    path: '/user/{id}',
    auth: 'user',
    needs: 'look',
    summary: 'My own profile whole, anyone else as the public card',
    params: z.strictObject({ id }),
    reply: { data: z.union([ownProfile, publicProfile]) },
  },
});
