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
export const roleNameSchema = z.enum(['Influencer', 'Brand', 'Partner', 'Operator']);
