import { queryOptions } from '@tanstack/react-query';
import { campaignChatCalls } from '../../../contract/campaigns/campaign-chats.ts';
import { request } from '../../lib/api.ts';

/** Campaigns that connect the user with another. The key is below that of applications, so that moves refetch it. */
export function chatTiesQuery(partnerId: string) {
  return queryOptions({
    queryKey: ['applications', 'ties', partnerId],
    queryFn: ({ signal }) => request(campaignChatCalls.listChatTies, { params: { userId: partnerId } }, { signal }),
    select: ({ data }) => data,
  });
}
