import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { declineStale, remindCreators } from './ending.service.ts';

/** A little after midnight in India the system answers what nobody did; in the morning it reminds of what it will answer. */
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
