import * as z from 'zod/mini';

/** Roles open to registration. */
export const openRoles = ['influencer', 'brand', 'partner'] as const;
/** All roles; operators cannot register themselves. */
export const roles = [...openRoles, 'operator'] as const;
export type Role = (typeof roles)[number];

/** Labels of the roles on profiles. */
export const roleNames = {
  influencer: 'Influencer',
  brand: 'Brand',
  partner: 'Partner',
  operator: 'Operator',
} as const satisfies Record<Role, string>;
export type RoleName = (typeof roleNames)[Role];

/** Brands and partners: they post campaigns, unlock contacts and hire. */
export function isBusiness(role: RoleName | null | undefined): boolean {
  return role === 'Brand' || role === 'Partner';
}
export const roleNameSchema = z.enum(roleNames);
