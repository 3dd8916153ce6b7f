import * as z from 'zod/mini';

/** Roles a person can register with. */
export const openRoles = ['influencer', 'brand', 'partner'] as const;
/** All roles; operators are never self-registered. */
const roles = [...openRoles, 'operator'] as const;
export type Role = (typeof roles)[number];

/** Roles as profiles show them. */
export const roleNames = {
  influencer: 'Influencer',
  brand: 'Brand',
  partner: 'Partner',
  operator: 'Operator',
} as const satisfies Record<Role, string>;
export const roleNameSchema = z.enum(['Influencer', 'Brand', 'Partner', 'Operator']);
