import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { reviewReferrals } from './qualification.service.ts';
import { forgetOldNetworks } from './signals.service.ts';

export function referralJobs(context: Context): JobKind[] {
  return [
    { name: 'referrals.review', cron: '17 * * * *', run: () => reviewReferrals(context) },
    { name: 'referrals.forget-networks', cron: '47 3 * * *', run: () => forgetOldNetworks(context) },
  ];
}
