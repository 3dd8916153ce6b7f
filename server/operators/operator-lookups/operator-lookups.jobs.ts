import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { moveMerged } from './moving.service.ts';

/** Moves uses of merged entries at once, and hourly what an interruption or a concurrent choice has left. */
export function operatorLookupJobs(context: Context): JobKind[] {
  return [{ name: 'lookups.move', cron: '17 * * * *', run: () => moveMerged(context) }];
}
