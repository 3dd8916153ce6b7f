import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { countPeers } from './social-metrics.service.ts';

/** Every night accounts are compared with their peers of that day. */
export function socialMetricJobs(context: Context): JobKind[] {
  return [{ name: 'social-metrics.count-peers', cron: '50 0 * * *', run: () => countPeers(context) }];
}
