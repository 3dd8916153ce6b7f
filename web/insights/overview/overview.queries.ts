import { queryOptions } from '@tanstack/react-query';
import { overviewCalls } from '../../../contract/insights/overview.ts';
import { accountsQuery } from '../../accounts/workspaces/workspaces.queries.ts';
import { request } from '../../lib/api.ts';

/** Tasks, money and campaigns in each of the person's accounts. */
export const overviewQuery = queryOptions({
  // Renewed with the accounts, when notifications arrive in one of them.
  queryKey: [...accountsQuery.queryKey, 'overview'],
  queryFn: async ({ signal }) => (await request(overviewCalls.getOverview, {}, { signal })).data,
});
