import * as z from 'zod/mini';
import { instant } from '../kit/fields.ts';

/** A line in the history of an application or a pledge. */
export const move = z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  /** The id of who did it, or `system`. */
  by: z.string(),
  note: z.nullable(z.string()),
  /** Rupees, where the move put a new price on the table. */
  quote: z.nullable(z.number()),
  createdAt: instant,
});
export type Move = z.infer<typeof move>;
