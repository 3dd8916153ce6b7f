import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { forgetVisitors } from './visits.service.ts';

/** Every hour, so that the day's salt goes soon after midnight in India even if the server was off then. */
export function trackedLinkJobs(context: Context): JobKind[] {
  return [{ name: 'tracked-links.forget-visitors', cron: '10 * * * *', run: () => forgetVisitors(context) }];
}
