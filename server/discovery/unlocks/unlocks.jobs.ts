import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { refundSilent } from './refunds.service.ts';

/** Every night unlocks that led to nobody come back. */
export function unlockJobs(context: Context): JobKind[] {
  return [
    {
      name: 'unlocks.refund-silent',
      cron: '20 0 * * *',
      run: async () => {
        await refundSilent(context);
      },
    },
  ];
}
