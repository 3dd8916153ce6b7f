import type { Context } from '../kit/context.ts';
import type { JobKind } from '../kit/jobs.ts';
import { declineStale } from './ending.service.ts';

/** Every night, a little after midnight in India, the system answers what nobody did. */
export function applicationJobs(context: Context): JobKind[] {
  return [
    {
      name: 'applications.decline-stale',
      cron: '10 0 * * *',
      run: async () => {
        await declineStale(context);
      },
    },
  ];
}
