import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { alertNewcomers } from './alerts.service.ts';

/** Tells of new results of saved searches every morning. */
export function savedSearchJobs(context: Context): JobKind[] {
  return [
    {
      name: 'saved-searches.alert',
      cron: '0 8 * * *',
      run: async () => {
        await alertNewcomers(context);
      },
    },
  ];
}
