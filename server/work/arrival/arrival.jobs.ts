import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { endQuiet } from './arrival.service.ts';

/** Unpaid work ends within the hour. */
export function arrivalJobs(context: Context): JobKind[] {
  return [{ name: 'arrival.end-quiet', cron: '25 * * * *', run: () => endQuiet(context) }];
}
