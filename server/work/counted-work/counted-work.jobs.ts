import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { reviewCounted } from './counted-work.service.ts';

export function countedWorkJobs(context: Context): JobKind[] {
  return [{ name: 'counted-work.review', cron: '41 2 * * *', run: () => reviewCounted(context) }];
}
