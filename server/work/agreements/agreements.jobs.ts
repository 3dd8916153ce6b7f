import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { notifyUsageEnds } from './usage.service.ts';

/** Notifies both parties of ending usage rights every morning in India. */
export function agreementJobs(context: Context): JobKind[] {
  return [{ name: 'agreements.usage-ends', cron: '30 9 * * *', run: () => notifyUsageEnds(context) }];
}
