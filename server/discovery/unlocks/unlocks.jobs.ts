import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { refundUnanswered } from './refunds.service.ts';

/** Refunds unanswered unlocks every night. */
export function unlockJobs(context: Context): JobKind[] {
  return [
    {
      name: 'unlocks.refund-silent',
      cron: '20 0 * * *',
      run: async () => {
        await refundUnanswered(context);
      },
    },
  ];
}
