import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';

/** Whether a person with these accounts runs an agency, which is a partner account. */
export function isAgency(accounts: readonly Pick<MemberAccount, 'role' | 'member_roles'>[]): boolean {
  return accounts.some(({ role, member_roles: roles }) => role === 'Partner' && mayDo(roles, 'manage'));
}
