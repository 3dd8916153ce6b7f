import { infiniteQueryOptions } from '@tanstack/react-query';
import { campaignChatCalls } from '../../../contract/campaigns/campaign-chats.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** Conversations about a campaign. The key is below that of all conversations, so that live updates apply. */
export function campaignChatsQuery(campaignId: string, unread: boolean) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.messages, 'chats', 'campaign', campaignId, unread],
    queryFn: ({ pageParam, signal }) =>
      request(
        campaignChatCalls.listCampaignChats,
        {
          params: { id: campaignId },
          query: { limit: '50', ...(pageParam ? { cursor: pageParam } : {}), ...(unread ? { unread: 'true' } : {}) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
