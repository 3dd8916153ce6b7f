import {
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { campaignCalls } from '../../../contract/campaigns/campaigns.ts';
import { dashboardCalls } from '../../../contract/insights/dashboard.ts';
import { request } from '../../lib/api.ts';
import { useLiveEvent } from '../../lib/live.ts';
import { useSession } from '../../lib/session.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';

const key = ['dashboard'] as const;

/** Tasks, money, next events and profile. */
export const dashboardQuery = queryOptions({
  queryKey: [...key, 'now'],
  queryFn: async ({ signal }) => (await request(dashboardCalls.getDashboard, {}, { signal })).data,
});

export function dismissChecklistMutation(client: QueryClient) {
  return {
    mutationFn: (dismissed: boolean) => request(dashboardCalls.setChecklist, { body: { dismissed } }),
    onSuccess: () => client.invalidateQueries({ queryKey: dashboardQuery.queryKey }),
  };
}

/** Fourteen days of events, other than the first page. */
export const eventsQuery = (from: string) =>
  queryOptions({
    queryKey: [...key, 'events', from],
    queryFn: async ({ signal }) =>
      (await request(dashboardCalls.getDashboardEvents, { query: { from } }, { signal })).data,
  });

export const figuresQuery = queryOptions({
  queryKey: [...key, 'figures'],
  queryFn: async ({ signal }) => (await request(dashboardCalls.getDashboardFigures, {}, { signal })).data,
});

export const progressQuery = queryOptions({
  queryKey: [...key, 'campaigns'],
  queryFn: ({ signal }) => request(dashboardCalls.getDashboardCampaigns, {}, { signal }),
});

export const creatorsQuery = queryOptions({
  queryKey: [...key, 'creators'],
  queryFn: ({ signal }) => request(dashboardCalls.getDashboardCreators, {}, { signal }),
});

/** Open campaigns with the best match, without full ones, which are sorted last. */
export const matchesQuery = queryOptions({
  queryKey: [...key, 'matches'],
  queryFn: ({ signal }) => request(campaignCalls.listPosts, { query: { sort: 'match', limit: '4' } }, { signal }),
  select: ({ data }) => ({ data: data.filter(({ counts }) => counts.slots_left !== 0) }),
});

/** Query of a dashboard section, enabled once the profile is known. */
export function useCardQuery<T, E, D, K extends QueryKey>(query: UseQueryOptions<T, E, D, K>) {
  const { profile } = useSession();
  const { data, error, refetch } = useQuery({ ...query, enabled: profile !== null });
  return { data: useDeferredFirstLoad(data), error, refetch };
}

/** Any notification may have changed something on this page. */
export function useLiveDashboard(): void {
  const client = useQueryClient();
  useLiveEvent('notification', () => void client.invalidateQueries({ queryKey: [...key] }));
}
