import * as z from 'zod/mini';
import { date } from '../kit/fields.ts';

/** Published by the creator, which is the default, or delivered to the brand only. */
export const deliveries = ['publish', 'hand_over'] as const;

/** Content type, quantity, and due date, delivery and last day for publication if they were named. */
export const agreedContent = z.object({
  type: z.string(),
  quantity: z.number(),
  due: z.optional(date),
  delivery: z.optional(z.enum(deliveries)),
  /** Of published work only. */
  publish_by: z.optional(date),
});
export type AgreedContent = z.infer<typeof agreedContent>;
