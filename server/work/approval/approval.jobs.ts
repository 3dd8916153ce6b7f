import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { releaseSilent } from './approval.service.ts';

/** Silence ends within the hour. */
export function approvalJobs(context: Context): JobKind[] {
  return [
    {
      name: 'escrow.release-silent',
      cron: '5 * * * *',
      run: async () => {
        await releaseSilent(context);
      },
    },
  ];
}
