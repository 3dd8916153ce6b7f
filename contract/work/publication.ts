import * as z from 'zod/mini';
import { date, instant } from '../kit/fields.ts';

/**
 * How publication came to count: a post read from the connected account, the owner's confirmation, or time. `delay`: not published, but paid
 * for, since the owner asked to publish later.
 */
export const publicationProofs = ['read', 'owner', 'time', 'delay'] as const;

/** Publication that a payment waits for, with its clocks; times that are over or do not run are null. */
export const publication = z.object({
  /** Last day for it. */
  publish_by: z.nullable(date),
  /** The last day before the owner asked for a later one; null where they did not. */
  first_publish_by: z.nullable(date),
  /** When it is paid for though the owner asked to publish later. */
  pays_at: z.nullable(instant),
  /** When the influencer said so. */
  published_at: z.nullable(instant),
  /** When it counts without the owner's word. */
  counts_at: z.nullable(instant),
  /** From when on our team decides unless the owner confirms it. */
  decided_from: z.nullable(instant),
  counted_at: z.nullable(instant),
  counted_by: z.nullable(z.enum(publicationProofs)),
  /** When the owner announced to cancel a piece that was late. */
  cancel_notice_at: z.nullable(instant),
  /** When an unpublished piece is cancelled and its part refunded. */
  cancels_at: z.nullable(instant),
  cancelled_at: z.nullable(instant),
});
export type Publication = z.infer<typeof publication>;
