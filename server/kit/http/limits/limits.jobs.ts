import type { Context } from '../../context/context.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { dropOldCounters } from './limits.service.ts';

/** Every five minutes, so that counters do not pile up during an attack from many networks. */
export function limitJobs(context: Context): JobKind[] {
  return [{ name: 'limits.clear', cron: '*/5 * * * *', run: () => dropOldCounters(context) }];
}
