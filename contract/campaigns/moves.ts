import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { id, instant } from '../kit/fields.ts';

/** One entry in the history of an application or a pledge. */
export const move = z.object({
  from: z.nullable(z.string()),
  to: z.string(),
  by: z.nullable(person),
  /** Account they acted for; null for the platform. */
  account_id: z.nullable(id),
  note: z.nullable(z.string()),
  /** Price in rupees, for moves that change it. */
  quote: z.nullable(z.number()),
  createdAt: instant,
});
export type Move = z.infer<typeof move>;
