import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { notifyDueWork } from './due.service.ts';

/** Notifies of due work every morning in India. */
export function deliverableJobs(context: Context): JobKind[] {
  return [{ name: 'deliverables.due', cron: '40 9 * * *', run: () => notifyDueWork(context) }];
}
