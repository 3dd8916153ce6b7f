import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { activityCalls } from '../../../contract/accounts/activity.ts';
import { request } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';

const activityKey = ['activity'] as const;

/** The activity log of the account, page by page. */
export const activityQuery = (filters: Record<string, string>) =>
  pagedQuery({
    key: activityKey,
    filters,
    ask: (query, options) => request(activityCalls.listActivity, { query } as never, options),
  });

/** The newest acts in the account, as filtered. */
export const newestActivityQuery = (filters: Record<string, string>) =>
  queryOptions({
    queryKey: [...activityKey, 'newest', filters],
    queryFn: async ({ signal }) =>
      (await request(activityCalls.listActivity, { query: { ...filters, limit: '10' } as never }, { signal })).data,
    placeholderData: keepPreviousData,
  });
