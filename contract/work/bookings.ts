import * as z from 'zod/mini';
import { application } from '../campaigns/applications.ts';
import { defineCalls } from '../kit/calls.ts';
import { entityId, id, rupees, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const bookingMessageMaxLength = 1_000;

export const bookingCalls = defineCalls(access.work, {
  bookPackage: {
    method: 'POST',
    path: '/packages/{id}/book',
    auth: 'user',
    summary:
      'Book a package: an offer of its work at its price in a campaign of one’s own, or in a new one by invitation only; the creator accepts as usual',
    status: 201,
    params: z.strictObject({ id }),
    body: z.strictObject({
      /** An open campaign of one's own that pays money; without it a new one is posted. */
      campaign_id: z.optional(z.nullable(entityId)),
      message: z._default(text(0, bookingMessageMaxLength), ''),
      /** Rupees that the reader saw; refused if the price has changed since. */
      price: z.optional(rupees),
      /** Books above the budget of the campaign, which is refused with `OVER_BUDGET` otherwise. */
      confirm: z.optional(z.boolean()),
    }),
    reply: { data: application },
    errors: ['ROLE', 'RULE', 'CONFLICT', 'ALREADY_APPLIED', 'STALE', 'OVER_BUDGET', 'ILLEGAL_MOVE', 'REFUSED_KIND'],
    idempotent: true,
    rate: { max: 30, seconds: 3600, by: 'user' },
  },
});
