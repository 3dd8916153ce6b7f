import { removeFiles } from '../../accounts/files/removal.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { eraseDue } from './locked-away.service.ts';

/** Hourly: deletes orphaned files of erased accounts and expired locked-away data. */
export function personalDataJobs(context: Context): JobKind[] {
  return [
    { name: 'personal-data.remove-files', cron: '10 * * * *', run: () => removeFiles(context) },
    {
      name: 'personal-data.erase-locked-away',
      cron: '40 * * * *',
      run: async () => {
        await eraseDue(context);
      },
    },
  ];
}
