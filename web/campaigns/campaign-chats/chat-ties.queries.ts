import { queryOptions } from '@tanstack/react-query';
import { campaignChatCalls } from '../../../contract/campaigns/campaign-chats.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** Campaigns that connect the user with another. The key is below that of applications, so that moves refetch it. */
export function chatTiesQuery(partnerId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.applications, 'ties', partnerId],
    queryFn: ({ signal }) => request(campaignChatCalls.listChatTies, { params: { userId: partnerId } }, { signal }),
    select: ({ data }) => data,
  });
}
