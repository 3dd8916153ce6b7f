import { queryOptions } from '@tanstack/react-query';
import { performanceCalls } from '../../../contract/insights/performance.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import type { Range } from './range.ts';

/** Figures of a campaign visible to the reader. */
export function campaignPerformanceQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.performance, 'campaign', id],
    queryFn: async ({ signal }) =>
      (await request(performanceCalls.getCampaignPerformance, { params: { id } }, { signal })).data,
  });
}

/** Results of all campaigns in a range. */
export function performancesQuery(range: Range) {
  return queryOptions({
    queryKey: [...sharedKeys.performance, 'all', range],
    queryFn: async ({ signal }) =>
      (await request(performanceCalls.getPerformance, { query: { ...range } }, { signal })).data,
  });
}
