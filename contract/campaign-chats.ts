import * as z from 'zod/mini';
import { applicationSummary } from './applications.ts';
import { id, nextCursor, page, queryBoolean } from './fields.ts';
import { defineCalls } from './kit.ts';
import { conversationUser } from './messages.ts';
import { pledgeSummary } from './pledges.ts';

/** Somebody to talk with about a campaign, with what ties the two to it: the application, or the pledges. */
const campaignChat = z.object({
  ...conversationUser.shape,
  application: z.nullable(applicationSummary),
  pledges: z.array(pledgeSummary),
});
export type CampaignChat = z.infer<typeof campaignChat>;

export const campaignChatCalls = defineCalls({
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
      /** Unread messages in all of them. */
      unread_total: z.number(),
      next_cursor: nextCursor,
    },
  },
});
