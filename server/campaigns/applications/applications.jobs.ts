import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { declineStale, remindCreators } from './ending.service.ts';

/**
 * Declines unanswered applications a little after midnight in India; reminds creators in the morning of what will be
 * declined.
 */
export function applicationJobs(context: Context): JobKind[] {
  return [
    {
      name: 'applications.decline-stale',
      cron: '10 0 * * *',
      run: async () => {
        await declineStale(context);
      },
    },
    {
      name: 'applications.remind',
      cron: '0 9 * * *',
      run: async () => {
        await remindCreators(context);
      },
    },
  ];
}
