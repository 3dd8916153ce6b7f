import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type OverviewPeriod, overviewCalls } from '../../../contract/insights/overview.ts';
import { accountsQuery } from '../../accounts/workspaces/workspaces.queries.ts';
import { request } from '../../lib/api.ts';

/** Tasks, money of a period and campaigns in each of the person's accounts. */
export const overviewQuery = (period: OverviewPeriod) =>
  queryOptions({
    // Renewed with the accounts, when notifications arrive in one of them.
    queryKey: [...accountsQuery.queryKey, 'overview', period],
    queryFn: async ({ signal }) => (await request(overviewCalls.getOverview, { query: { period } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
