import type { openRoles } from '../../../contract/core/roles.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

export type OpenRole = (typeof openRoles)[number];

const roleIds = ['influencer', 'brand', 'partner'] as const satisfies readonly OpenRole[];

/** A user type as links and pages name it ('Brand', 'influencer') as the id of a role, if it is one. */
export function toRoleId(userType: unknown): OpenRole | undefined {
  const name = typeof userType === 'string' ? userType.toLowerCase() : '';
  return roleIds.find((role) => role === name);
}

/** Remembers for this visit who is signing in, so that sign-up and the code screens need not ask again. */
export function storeRoleId(role: OpenRole): void {
  writeStored(storedKeys.roleId, role);
}

export function readRoleId(): OpenRole | undefined {
  return toRoleId(readStored(storedKeys.roleId));
}
