import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { campaignCalls } from '../../../contract/campaigns/campaigns.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import type { FeedQuery } from './feed-filters.ts';

/** Number of campaigns with these filters. */
export function feedCount(query: FeedQuery) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'feed-count', query],
    queryFn: ({ signal }) => request(campaignCalls.listPosts, { query: { ...query, limit: '1' } }, { signal }),
    select: ({ total }) => total,
    placeholderData: keepPreviousData,
  });
}
