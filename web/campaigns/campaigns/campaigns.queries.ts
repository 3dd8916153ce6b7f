import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type ApplicationStanding, campaignCalls, type Relation } from '../../../contract/campaigns/campaigns.ts';
import { duplicateCalls } from '../../../contract/campaigns/duplicates.ts';
import { campaignChangeCalls } from '../../../contract/hub/campaign-changes.ts';
import { myCampaignCalls } from '../../../contract/work/my-campaigns.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import type { FeedQuery } from './feed-filters.ts';

const pageSize = '20';
type Cursor = string | null;

/** Cursor paging; null is the first page. */
const paging = {
  initialPageParam: null as Cursor,
  getNextPageParam: ({ next_cursor }: { next_cursor: Cursor }) => next_cursor,
};

/** Campaign Posts; the first page brings what each filter would leave, unless only cards are asked for. */
export function feedQuery(filters: FeedQuery, first: 'cards,facets' | 'cards' = 'cards,facets') {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.campaigns, 'feed', first, filters],
    queryFn: ({ signal, pageParam }) => {
      const parts = pageParam === null ? first : 'cards';
      const query = { ...filters, limit: pageSize, parts, ...cursorOf(pageParam) };
      return request(campaignCalls.listPosts, { query }, { signal });
    },
    ...paging,
    placeholderData: keepPreviousData,
  });
}

interface MineFilters {
  relation?: Relation;
  status?: readonly string[];
  standing?: ApplicationStanding;
}

export function mineQuery(filters: MineFilters) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.campaigns, 'mine', filters],
    queryFn: ({ signal, pageParam }) =>
      request(
        myCampaignCalls.listMyCampaigns,
        { query: { ...filters, limit: pageSize, ...cursorOf(pageParam) } },
        { signal },
      ),
    ...paging,
  });
}

export function campaignQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'one', id],
    queryFn: ({ signal }) => request(campaignCalls.getCampaign, { params: { id } }, { signal }),
    select: ({ data }) => data,
  });
}

function cursorOf(cursor: Cursor): { cursor?: string } {
  return cursor === null ? {} : { cursor };
}

/** Refetches all lists and pages of campaigns. */
export function useRefreshCampaigns(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: sharedKeys.campaigns });
}

export function useHoldCampaign() {
  const refresh = useRefreshCampaigns();
  return useMutation({
    mutationFn: ({ id, hold }: { id: string; hold: boolean }) =>
      request(campaignCalls.holdCampaign, { params: { id }, body: { hold } }),
    onSettled: refresh,
  });
}

export function useDeleteCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(campaignChangeCalls.deleteCampaign, { params: { id } }),
    // The campaign's own queries would fail; they are removed once its page is left.
    onSettled: (_reply, error, id) =>
      client.invalidateQueries({
        queryKey: sharedKeys.campaigns,
        predicate: ({ queryKey }) => error !== null || !queryKey.includes(id),
      }),
  });
}

/** Removes cached data of a deleted campaign. */
export function forgetCampaign(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: sharedKeys.campaigns, predicate: ({ queryKey }) => queryKey.includes(id) });
}

/** Duplicates a campaign as a draft, without its dates. */
export function useDuplicateCampaign() {
  const refresh = useRefreshCampaigns();
  return useMutation({
    mutationFn: (id: string) => request(duplicateCalls.duplicateCampaign, { params: { id } }),
    onSettled: refresh,
  });
}
