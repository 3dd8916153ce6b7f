import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { moveMerged } from './moving.service.ts';

/** Moves what is left of merged words and cities at once, and every hour what a stop has left over or somebody chose meanwhile. */
export function operatorLookupJobs(context: Context): JobKind[] {
  return [{ name: 'lookups.move', cron: '17 * * * *', run: () => moveMerged(context) }];
}
