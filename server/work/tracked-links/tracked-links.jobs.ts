import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { forgetVisitors } from './visits.service.ts';

/** Hourly, so that the day's salt is deleted soon after midnight in India even if the server was off then. */
export function trackedLinkJobs(context: Context): JobKind[] {
  return [{ name: 'tracked-links.forget-visitors', cron: '10 * * * *', run: () => forgetVisitors(context) }];
}
