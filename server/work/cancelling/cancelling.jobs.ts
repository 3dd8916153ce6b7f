import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { settleUnanswered } from './silence.service.ts';

/** Ends cancellations that nobody answered: each at its time, and every minute those that a restart would have missed. */
export function cancellingJobs(context: Context): JobKind[] {
  return [{ name: 'cancellations.answer', cron: '* * * * *', run: () => settleUnanswered(context) }];
}
