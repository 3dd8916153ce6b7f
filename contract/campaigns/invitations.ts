import * as z from 'zod/mini';
import { influencerCard } from '../core/influencer-card.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { match } from './match.ts';

/** Maximum number of people invited in one call. */
export const invitedAtOnce = 50;
export const invitationMaxLength = 600;
/** Stands for the first name of each invited person in the message. */
export const firstNameMark = '{name}';

/** Result for one person of a bulk invitation. */
const invitationOutcome = z.object({
  influencer_id: id,
  result: z.boolean(),
  code: z.optional(z.string()),
  reason: z.optional(z.string()),
});
export type InvitationOutcome = z.infer<typeof invitationOutcome>;

const suggestion = z.extend(influencerCard, {
  match,
  /** Rupees for all deliverables of the campaign by the rate card; null where it does not price them all. */
  work_price: z.nullable(z.number()),
});
export type CampaignSuggestion = z.infer<typeof suggestion>;

/** Best match first, or the lowest price of the campaign's work; who has no full price comes last. */
const suggestionSorts = ['match', 'price'] as const;
export type SuggestionSort = (typeof suggestionSorts)[number];

const invitationQuota = z.object({
  /** Invitations sent in the current 24 hours. */
  sent: z.number(),
  /** Null: without limit. */
  limit: z.nullable(z.number()),
  /** Day on which those invited now are reminded. */
  reminder_on: date,
});
export type InvitationQuota = z.infer<typeof invitationQuota>;

export const invitationCalls = defineCalls(access.work, {
  listCampaignSuggestions: {
    method: 'GET',
    path: '/campaign/{id}/suggestions',
    auth: 'user',
    summary: 'Influencers who fit a campaign of one’s own and were not invited yet',
    params: z.strictObject({ id }),
    query: z.strictObject({ ...page, sort: z._default(z.enum(suggestionSorts), 'match') }),
    reply: {
      data: z.array(suggestion),
      /** Number of all suggestions. */
      total: z.number(),
      invitations: invitationQuota,
      next_cursor: nextCursor,
    },
  },
  inviteToCampaign: {
    method: 'POST',
    path: '/campaign/{id}/invitations',
    auth: 'user',
    summary:
      'Invite influencers to an open campaign of one’s own: a message with its address and a notification to each; each person once a campaign, each on their own',
    params: z.strictObject({ id }),
    body: z.strictObject({
      influencer_ids: z
        .array(entityId)
        .check(z.minLength(1), z.maxLength(invitedAtOnce, `You can invite at most ${invitedAtOnce} people at once.`)),
      /** Personal message, shown before the link; `{name}` becomes each person's first name. */
      message: z._default(text(0, invitationMaxLength), ''),
      /** Remind those who have not answered after some days, once. */
      remind: z._default(z.boolean(), true),
    }),
    reply: { data: z.array(invitationOutcome) },
    errors: ['CONFLICT', 'RULE'],
    idempotent: true,
    rate: { max: 30, seconds: 3600, by: 'user' },
  },
});
