import { queryOptions } from '@tanstack/react-query';
import { performanceCalls } from '../../../contract/performance.ts';
import { request } from '../../lib/api.ts';

/** What the work of a campaign did and cost, as far as the reader sees it. */
export function campaignPerformanceQuery(id: string) {
  return queryOptions({
    queryKey: ['performance', 'campaign', id],
    queryFn: async ({ signal }) =>
      (await request(performanceCalls.getCampaignPerformance, { params: { id } }, { signal })).data,
  });
}
