import { queryOptions } from '@tanstack/react-query';
import { performanceCalls } from '../../../contract/insights/performance.ts';
import { request } from '../../lib/api.ts';
import type { Range } from './range.ts';

/** What the work of a campaign did and cost, as far as the reader sees it. */
export function campaignPerformanceQuery(id: string) {
  return queryOptions({
    queryKey: ['performance', 'campaign', id],
    queryFn: async ({ signal }) =>
      (await request(performanceCalls.getCampaignPerformance, { params: { id } }, { signal })).data,
  });
}

/** What all of one's campaigns brought in a time. */
export function performancesQuery(range: Range) {
  return queryOptions({
    queryKey: ['performance', 'all', range],
    queryFn: async ({ signal }) =>
      (await request(performanceCalls.getPerformance, { query: { ...range } }, { signal })).data,
  });
}
