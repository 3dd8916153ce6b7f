import * as z from 'zod/mini';
import { name } from '../kit/fields.ts';

/** Defaults for usage rights given without details; the composer starts with them. */
export const usageDefaults = { days: 90, territory: 'India' } as const;

/** Territories that the forms offer. */
export const usageTerritories = ['India', 'World'] as const;

/** Use of the work by the brand beyond the creator's own post, beginning when every payment for the piece is paid. */
export const usageRights = z.strictObject({
  /** Null: no end. */
  days: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3_650))), usageDefaults.days),
  territory: z._default(name(1, 80), usageDefaults.territory),
});
