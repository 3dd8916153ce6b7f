import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { sendSummaries } from './summaries.service.ts';

/** Sends the weekly summaries on Friday mornings. */
export function summaryJobs(context: Context): JobKind[] {
  return [
    {
      name: 'summaries.send',
      cron: '0 8 * * 5',
      run: async () => {
        await sendSummaries(context);
      },
    },
  ];
}
