import type { InvitationOffer, Member, MemberInvitation } from '../../../contract/accounts/members.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { roleNames } from '../../../contract/core/roles.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { memberRoles } from '../../../contract/kit/permissions.ts';
import { type Answer, viewCan } from '../../kit/http/policy.ts';
import { toPercent } from '../workspaces/workspaces.views.ts';
import type { InvitationRow } from './invitations.queries.ts';
import type { Limits, MemberRow, selectTeamAccount } from './members.queries.ts';

interface Seen {
  image: string | null;
  isMe: boolean;
  isRegistrant: boolean;
  acts: Record<'change' | 'remove' | 'transfer', Answer>;
  locale: Locale;
}

export function viewMember(row: MemberRow, { image, isMe, isRegistrant, acts, locale }: Seen): Member {
  return {
    person_id: String(row.person_id),
    fullname: row.fullname,
    email: row.proven_email,
    profile_image: image,
    roles: memberRoles.filter((role) => row.roles.includes(role)),
    second_factor: row.second_factor,
    ...viewLimits(row),
    last_active: row.last_active_at?.toISOString() ?? null,
    joined: row.created_at.toISOString(),
    is_me: isMe,
    is_registrant: isRegistrant,
    can: viewCan(acts, locale),
  };
}

function viewTerms({ until, share_basis_points: share }: Pick<Limits, 'until' | 'share_basis_points'>) {
  return { until, share_percent: toPercent(share) };
}

function viewLimits({ limit_payment: payment, limit_month: month, campaign_ids: ids, ...terms }: Limits) {
  return {
    limit_payment: payment === null ? null : toRupees(payment),
    limit_month: month === null ? null : toRupees(month),
    campaign_ids: ids?.map(String) ?? null,
    ...viewTerms(terms),
  };
}

export function viewInvitation(row: InvitationRow, now: Date): MemberInvitation {
  return {
    id: String(row.id),
    email: row.email,
    roles: row.roles,
    ...viewLimits(row),
    invited_by: row.inviter,
    createdAt: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now,
  };
}

type TeamAccount = NonNullable<Awaited<ReturnType<typeof selectTeamAccount>>>;

export function viewOffer(row: InvitationRow, account: TeamAccount, image: string | null): InvitationOffer {
  return {
    account: { name: account.name, role: roleNames[account.role], profile_image: image },
    roles: row.roles,
    ...viewTerms(row),
    invited_by: row.inviter,
    email: maskContact(row.email),
    expires_at: row.expires_at.toISOString(),
  };
}
