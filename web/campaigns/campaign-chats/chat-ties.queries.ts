import { queryOptions } from '@tanstack/react-query';
import { campaignChatCalls } from '../../../contract/campaigns/campaign-chats.ts';
import { request } from '../../lib/api.ts';

/** What is under way between oneself and another. It stands under the key of applications: their moves ask for it again. */
export function chatTiesQuery(partnerId: string) {
  return queryOptions({
    queryKey: ['applications', 'ties', partnerId],
    queryFn: ({ signal }) => request(campaignChatCalls.listChatTies, { params: { userId: partnerId } }, { signal }),
    select: ({ data }) => data,
  });
}
