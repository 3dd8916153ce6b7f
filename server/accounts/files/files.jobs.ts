import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { sweepFiles } from './sweep.service.ts';

/** Reconciles files and their rows every night. */
export function fileJobs(context: Context): JobKind[] {
  return [{ name: 'files.sweep', cron: '20 3 * * *', run: async () => void (await sweepFiles(context)) }];
}
