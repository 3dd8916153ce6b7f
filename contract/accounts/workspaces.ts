import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { roleNameSchema } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id } from '../kit/fields.ts';
import { access, memberRoles } from '../kit/permissions.ts';
import { ownProfile } from './profile.ts';

/** The terms of a talent manager's consent; null for all other members. */
export const consentTerms = {
  /** Last day on which they act, in India; null: until it is revoked. */
  until: z.nullable(date),
  /** Percent of what each release brings the influencer; null: none. */
  share_percent: z.nullable(z.number()),
};

/** An account as its member sees it. */
export const memberAccount = z.object({
  id,
  /** The business's name, else its owner's. */
  name: z.string(),
  /** The account's role. */
  role: roleNameSchema,
  profile_image: z.nullable(z.string()),
  /** The widest of the person's roles in it. */
  member_role: z.enum(memberRoles),
  member_roles: z.array(z.enum(memberRoles)),
  /** People who act for it, the reader among them. */
  members: z.number(),
  ...consentTerms,
  /** Most rupees that the person may pay or withdraw at a time; null: no limit. */
  limit_payment: z.nullable(z.number()),
  /** Notifications nobody has read yet; 0 where the person may not see them. */
  unread: z.number(),
  /** The account asks its members for a second factor and I have none: I cannot act for it until I set one up. */
  needs_factor: z.boolean(),
});
export type MemberAccount = z.infer<typeof memberAccount>;

/** A finished sign-in: the account last used, its person, and all accounts they are a member of. */
export const signedIn = z.object({
  token: z.string(),
  user: ownProfile,
  person,
  accounts: z.array(memberAccount),
});
export type SignedIn = z.infer<typeof signedIn>;

export const workspaceCalls = defineCalls(access.person, {
  listAccounts: {
    method: 'GET',
    path: '/accounts',
    auth: 'user',
    summary: 'Accounts I am a member of: my own first, then by name',
    reply: { data: z.array(memberAccount) },
  },
  switchAccount: {
    method: 'POST',
    path: '/auth/switch',
    auth: 'user',
    summary: 'Act for another account of mine: a further token of the same session',
    body: z.strictObject({ account_id: entityId }),
    reply: { data: signedIn },
    errors: ['NOT_FOUND'],
  },
});
