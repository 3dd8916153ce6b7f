import { infiniteQueryOptions } from '@tanstack/react-query';
import { viewerCalls } from '../../../contract/campaigns/viewers.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

export function viewersQuery(campaignId: string) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.campaigns, 'viewers', campaignId],
    queryFn: ({ signal, pageParam }) => {
      const query = { limit: '3', ...(pageParam === null ? {} : { cursor: pageParam }) };
      return request(viewerCalls.listCampaignViewers, { params: { id: campaignId }, query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}
