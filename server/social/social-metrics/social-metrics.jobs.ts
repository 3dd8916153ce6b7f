import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { countPeers } from './social-metrics.service.ts';

/** Recomputes the peer statistics every night. */
export function socialMetricJobs(context: Context): JobKind[] {
  return [{ name: 'social-metrics.count-peers', cron: '50 0 * * *', run: () => countPeers(context) }];
}
