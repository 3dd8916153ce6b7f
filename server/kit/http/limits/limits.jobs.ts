import type { Context } from '../../context/context.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { dropOldCounters } from './limits.service.ts';

/** Every five minutes, so that counters of an attack from many networks do not pile up. */
export function limitJobs(context: Context): JobKind[] {
  return [{ name: 'limits.clear', cron: '*/5 * * * *', run: () => dropOldCounters(context) }];
}
