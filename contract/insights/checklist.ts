import * as z from 'zod/mini';
import { id } from '../kit/fields.ts';

/** First steps of a newcomer. */
const checklistKinds = ['account', 'profile', 'pictures', 'price', 'payout', 'mobile', 'find', 'post', 'join'] as const;
export type ChecklistKind = (typeof checklistKinds)[number];

const step = z.object({
  kind: z.enum(checklistKinds),
  is_done: z.boolean(),
  /** Facts that are still missing, where a step needs several. */
  missing: z.array(z.string()),
});
export type ChecklistStep = z.infer<typeof step>;

export const checklist = z.object({
  steps: z.array(step),
  /** The largest social account. */
  account: z.nullable(z.object({ platform: id, followers: z.number() })),
});
export type Checklist = z.infer<typeof checklist>;
