import { queryOptions } from '@tanstack/react-query';
import { socialMetricCalls } from '../../../contract/social/social-metrics.ts';
import { request } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';

/** Derived figures of an influencer's accounts; `locked` is part of the key, so unlocking refetches. */
export function metricsQuery(id: string, locked: boolean) {
  return queryOptions({
    queryKey: ['social-metrics', id, locked],
    queryFn: async ({ signal }) =>
      (await request(socialMetricCalls.getInfluencerMetrics, { params: { id } }, { signal })).data,
  });
}

export function downloadMediaKit(id: string): Promise<void> {
  return download(socialMetricCalls.getInfluencerMetrics, { params: { id }, query: { format: 'pdf' } });
}
