import * as z from 'zod/mini';
import { cancellation } from '../campaigns/cancellation.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Effect of cancelling funded work on its money, in rupees of the price without GST. */
const preview = z.object({
  price: z.number(),
  /** Of it, released before. */
  released: z.number(),
  /** Part that the influencer keeps if the reader cancels and nobody answers. */
  default: z.number(),
  /** Hours in which the other side answers. */
  answer_hours: z.number(),
  /** Proposal that waits for an answer. */
  open: z.nullable(cancellation),
  /** The reader's answers: agree or ask to cancel, let the work go on, propose another split. */
  can: canOf(allBy('moveApplication', ['cancelled', 'in_progress', 'propose'])),
});
export type CancellingPreview = z.infer<typeof preview>;

export const cancellingCalls = defineCalls(access.work, {
  getCancelling: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/cancellation',
    auth: 'user',
    summary: 'What cancelling an agreement means for its money, and the proposal that waits for an answer',
    params: z.strictObject({ applicationId: id }),
    reply: { data: preview },
  },
});
