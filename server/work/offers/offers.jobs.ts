import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { expireOffers } from './expiry.service.ts';

/** Ends expired offers: each at its time, and every minute those that a restart would have missed. */
export function offerJobs(context: Context): JobKind[] {
  return [
    {
      name: 'offers.expire',
      cron: '* * * * *',
      run: async () => {
        await expireOffers(context);
      },
    },
  ];
}
