import type { Context } from '../kit/context.ts';
import type { JobKind } from '../kit/jobs.ts';
import { removeFiles } from './files.service.ts';

/** Every hour the bytes of erased files go that a crash has left. */
export function personalDataJobs(context: Context): JobKind[] {
  return [{ name: 'personal-data.remove-files', cron: '10 * * * *', run: () => removeFiles(context) }];
}
