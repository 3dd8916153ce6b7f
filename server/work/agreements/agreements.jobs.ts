import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { notifyUsageEnds } from './usage.service.ts';

/** Every morning in India both sides hear of usage rights that end. */
export function agreementJobs(context: Context): JobKind[] {
  return [{ name: 'agreements.usage-ends', cron: '30 9 * * *', run: () => notifyUsageEnds(context) }];
}
