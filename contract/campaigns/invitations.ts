import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { entityId, id, text } from '../kit/fields.ts';

/** Maximum number of people invited in one call. */
export const invitedAtOnce = 20;

/** Result for one person of a bulk invitation. */
const invitationOutcome = z.object({
  influencer_id: id,
  result: z.boolean(),
  code: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type InvitationOutcome = z.infer<typeof invitationOutcome>;

export const invitationCalls = defineCalls({
  inviteToCampaign: {
    method: 'POST',
    path: '/campaign/{id}/invitations',
    auth: 'user',
    summary:
      'Invite influencers to an open campaign of one’s own: a message with its address to each, and word of it; each person once a campaign, each on their own',
    params: z.strictObject({ id }),
    body: z.strictObject({
      influencer_ids: z
        .array(entityId)
        .check(z.minLength(1), z.maxLength(invitedAtOnce, `You can invite at most ${invitedAtOnce} people at once.`)),
      /** Personal message, shown before the link. */
      message: z._default(text(0, 1_000), ''),
    }),
    reply: { data: z.array(invitationOutcome) },
    errors: ['CONFLICT', 'RULE'],
    idempotent: true,
    rate: { max: 30, seconds: 3600, by: 'user' },
  },
});
