import * as z from 'zod/mini';
import { date } from '../kit/fields.ts';

/** Content type, quantity, and due date if one was named. */
export const agreedContent = z.object({ type: z.string(), quantity: z.number(), due: z.optional(date) });
