import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { reviewReferrals } from './qualification.service.ts';

export function referralJobs(context: Context): JobKind[] {
  return [{ name: 'referrals.review', cron: '17 * * * *', run: () => reviewReferrals(context) }];
}
