import type { openRoles } from '../../../contract/core/roles.ts';
import { readStored, storedKeys, writeStored } from '../../lib/stored.ts';

export type OpenRole = (typeof openRoles)[number];

const roleIds = ['influencer', 'brand', 'partner'] as const satisfies readonly OpenRole[];

/** Role id of a user type in links and on pages ('Brand', 'influencer'); undefined if unknown. */
export function toRoleId(userType: unknown): OpenRole | undefined {
  const name = typeof userType === 'string' ? userType.toLowerCase() : '';
  return roleIds.find((role) => role === name);
}

/** Remembers the chosen role for this visit, so that sign-up and the code screens need not ask again. */
export function storeRoleId(role: OpenRole): void {
  writeStored(storedKeys.roleId, role);
}

export function readRoleId(): OpenRole | undefined {
  return toRoleId(readStored(storedKeys.roleId));
}
