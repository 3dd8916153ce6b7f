import * as z from 'zod/mini';
import { conversationUser } from '../chat/messages.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, nextCursor, page, queryBoolean } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { applicationSummary } from './applications.ts';
import { pledgeSummary } from './pledges.ts';

/** Chat partner for a campaign, with the application or the pledges that connect the two. */
const campaignChat = z.object({
  ...conversationUser.shape,
  application: z.nullable(applicationSummary),
  pledges: z.array(pledgeSummary),
});
export type CampaignChat = z.infer<typeof campaignChat>;

/** Campaign that connects two chat partners: one created it, the other applied or pledged. */
const chatTie = z.object({
  campaign_id: id,
  title: z.string(),
  /** True when the reader created the campaign. */
  is_own: z.boolean(),
  application: z.nullable(z.pick(applicationSummary, { status: true, quote: true })),
  pledge: z.nullable(z.pick(pledgeSummary, { status: true, value: true })),
});
export type ChatTie = z.infer<typeof chatTie>;

export const campaignChatCalls = defineCalls(access.work, {
  listCampaignChats: {
    method: 'GET',
    path: '/campaign/{id}/chats',
    auth: 'user',
    ownerOnly: true,
    summary:
      'Conversations about a campaign: for its creator with everybody who applied or pledged, for those with the creator',
    params: z.strictObject({ id }),
    query: z.strictObject({ ...page, unread: z.optional(queryBoolean) }),
    reply: {
      data: z.array(campaignChat),
      total: z.number(),
      /** Unread messages in all conversations. */
      unread_total: z.number(),
      next_cursor: nextCursor,
    },
  },
  listChatTies: {
    method: 'GET',
    path: '/campaign/chats/ties/{userId}',
    auth: 'user',
    ownerOnly: true,
    summary: 'Applications and pledges between oneself and another that have not ended, the newest first; ten at most',
    params: z.strictObject({ userId: id }),
    reply: { data: z.array(chatTie) },
  },
});
