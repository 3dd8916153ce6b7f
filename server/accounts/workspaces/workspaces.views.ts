import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import { roleNames } from '../../../contract/core/roles.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import { type MemberRole, mayDo, memberRoles } from '../../../contract/kit/permissions.ts';
import type { AccountRow } from './workspaces.queries.ts';

export function viewAccount(row: AccountRow, image: string | null): MemberAccount {
  const roles = sortRoles(row.roles);
  return {
    id: String(row.id),
    name: row.name,
    role: roleNames[row.role],
    profile_image: image,
    member_role: roles[0] ?? 'viewer',
    member_roles: roles,
    members: row.members ?? 1,
    until: row.until,
    limit_payment: row.limit_payment === null ? null : toRupees(row.limit_payment),
    share_percent: toPercent(row.share_basis_points),
    unread: mayDo(roles, 'money') && !row.lacks_factor ? row.unread : 0,
    needs_factor: row.lacks_factor,
  };
}

/** Basis points as percent; null stays. */
export function toPercent(basisPoints: number | null): number | null {
  return basisPoints === null ? null : basisPoints / 100;
}

/** Roles as stored, the widest first. */
export function sortRoles(stored: readonly string[]): MemberRole[] {
  return memberRoles.filter((role) => stored.includes(role));
}
