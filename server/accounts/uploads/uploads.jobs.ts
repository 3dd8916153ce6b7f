import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { forgetUploads } from './uploads.service.ts';

/** Forgets expired uploads every night, after their files were swept. */
export function uploadJobs(context: Context): JobKind[] {
  return [{ name: 'uploads.forget', cron: '50 3 * * *', run: () => forgetUploads(context) }];
}
