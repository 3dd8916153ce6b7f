import * as z from 'zod/mini';
import { roleNameSchema } from '../core/roles.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { date, email, entityId, id, instant, rupees } from '../kit/fields.ts';
import { access, memberRoles } from '../kit/permissions.ts';
import { consentTerms, memberAccount } from './workspaces.ts';

/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

const heldRoles = z.array(z.enum(memberRoles));
const givenRoles = heldRoles.check(z.minLength(1, 'Choose a role.'), z.maxLength(memberRoles.length));

/** Most percent of each release that a talent manager gets. */
export const mostShare = 50;

const share = z.number().check(
  z.positive('Enter a share above 0, or leave it empty.'),
  z.maximum(mostShare, 'A talent manager gets at most half of each release.'),
  z.refine((value) => Number(value.toFixed(2)) === value, 'Use at most two decimals.'),
);

/** Limits of a member; null: none. Left out, they stay as they are. A new talent manager withdraws nothing unless it is said. */
const givenLimits = {
  /** Rupees. */
  limit_payment: z.optional(z.nullable(rupees)),
  /** Rupees in a calendar month in India. */
  limit_month: z.optional(z.nullable(rupees)),
  /** The only campaigns they see. */
  campaign_ids: z.optional(
    z.nullable(z.array(entityId).check(z.minLength(1, 'Choose a campaign.'), z.maxLength(100, 'Choose at most 100.'))),
  ),
  /** Last day on which a talent manager acts, in India. */
  until: z.optional(z.nullable(date)),
  /** Percent of what each release brings the influencer that goes to the talent manager's own account. */
  share_percent: z.optional(z.nullable(share)),
};

const limits = z.object({
  limit_payment: z.nullable(z.number()),
  limit_month: z.nullable(z.number()),
  campaign_ids: z.nullable(z.array(id)),
  ...consentTerms,
});

const member = z.object({
  person_id: id,
  fullname: z.string(),
  email: z.nullable(z.string()),
  profile_image: z.nullable(z.string()),
  roles: heldRoles,
  /** Whether they sign in with a second factor. */
  second_factor: z.boolean(),
  ...limits.shape,
  last_active: z.nullable(instant),
  joined: instant,
  is_me: z.boolean(),
  /** Whether they sign in with this account: its contacts, password and factors are theirs. */
  is_registrant: z.boolean(),
  can: canOf({ change: 'changeMember', remove: 'removeMember', transfer: 'transferAccount' }),
});
export type Member = z.infer<typeof member>;

const invitation = z.object({
  id,
  email: z.string(),
  roles: heldRoles,
  ...limits.shape,
  invited_by: z.nullable(z.string()),
  createdAt: instant,
  expires_at: instant,
  is_expired: z.boolean(),
});
export type MemberInvitation = z.infer<typeof invitation>;

/** An invitation as whoever holds its link sees it. */
const offer = z.object({
  account: z.object({ name: z.string(), role: roleNameSchema, profile_image: z.nullable(z.string()) }),
  roles: heldRoles,
  ...consentTerms,
  invited_by: z.nullable(z.string()),
  /** Masked. Only a person who has confirmed this address can accept. */
  email: z.string(),
  expires_at: instant,
});
export type InvitationOffer = z.infer<typeof offer>;

const token = z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(64)) });

const transferred = z.object({
  account_id: id,
  /** Roles the earlier owner has from now on. */
  member_roles: z.array(z.enum(memberRoles)),
});

export const memberCalls = defineCalls(access.owner, {
  listMembers: {
    method: 'GET',
    path: '/members',
    auth: 'user',
    needs: 'manage',
    summary: 'Who acts for this account, and who is invited to',
    reply: {
      data: z.array(member),
      invitations: z.array(invitation),
      /** Roles that I may give. */
      grantable: heldRoles,
    },
  },
  inviteMember: {
    method: 'POST',
    path: '/members/invitations',
    auth: 'user',
    needs: 'manage',
    stepUp: { fields: ['roles'] },
    summary:
      'Invite somebody by e-mail; an earlier invitation of that address ends. Owner, admin, finance and talent manager need fresh proof',
    body: z.strictObject({ email, roles: givenRoles, ...givenLimits }),
    status: 201,
    idempotent: true,
    reply: { data: invitation },
    errors: ['CONFLICT', 'ROLE'],
    rate: { max: 30, seconds: 600, by: 'user' },
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/members/invitations/{id}',
    auth: 'user',
    needs: 'manage',
    summary: 'Take an invitation back',
    params: z.strictObject({ id }),
    reply: {},
  },
  getInvitation: {
    method: 'GET',
    path: '/members/invitations/{token}',
    auth: 'public',
    summary: 'What an invitation is for; not found once it is used, revoked or expired',
    params: token,
    reply: { data: offer },
    rate: { max: 60, seconds: 60, by: 'address' },
  },
  acceptInvitation: {
    method: 'POST',
    path: '/members/invitations/{token}/accept',
    auth: 'user',
    needs: 'person',
    summary: 'Accept an invitation sent to my confirmed e-mail',
    params: token,
    reply: { data: memberAccount },
    errors: ['RULE', 'CONFLICT', 'ROLE'],
    rate: { max: 30, seconds: 60, by: 'user' },
  },
  changeMember: {
    method: 'PUT',
    path: '/members/{person_id}',
    auth: 'user',
    needs: 'manage',
    stepUp: { fields: ['roles'] },
    summary:
      'Give a member other roles and limits, at once. Owners, admins, finance and talent managers are made and changed by owners with fresh proof',
    params: z.strictObject({ person_id: id }),
    body: z.strictObject({ roles: givenRoles, ...givenLimits }),
    reply: { data: member },
    errors: ['CONFLICT', 'ROLE', 'LAST_OWNER'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/members/{person_id}',
    auth: 'user',
    needs: 'look',
    stepUp: 'always',
    summary:
      'Remove a member, or leave: their tokens and live connections of this account end at once. Only the removal of an owner needs fresh proof; one who signs in with this account goes on with another of theirs, and payment methods are frozen',
    params: z.strictObject({ person_id: id }),
    reply: {},
    errors: ['ROLE', 'LAST_OWNER', 'CONFLICT'],
  },
  transferAccount: {
    method: 'POST',
    path: '/accounts/{id}/transfer',
    auth: 'user',
    needs: 'own',
    stepUp: 'always',
    actor: 'params.id',
    summary:
      'Give the acting account to a member with a confirmed contact, who becomes its owner; I stay as an admin, and sign in with another account of mine. Payment methods are frozen',
    params: z.strictObject({ id }),
    body: z.strictObject({ person_id: entityId }),
    idempotent: true,
    reply: { data: transferred },
    errors: ['LAST_OWNER', 'CONFLICT', 'ROLE'],
  },
});
