import * as z from 'zod/mini';
import { name } from '../kit/fields.ts';

/** What is meant where usage rights are given without a word on it, and where the composer begins. */
export const usageDefaults = { days: 90, territory: 'India' } as const;

/** How a brand may use the work beyond the creator's own post, counted from the day after the campaign's end. */
export const usageRights = z.strictObject({
  /** Null: without an end. */
  days: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(3_650))), usageDefaults.days),
  territory: z._default(name(1, 80), usageDefaults.territory),
});
