import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { executeDueDraws } from './executing.service.ts';
import { lockPools } from './lock.service.ts';
import { returnPools } from './returning.service.ts';

/**
 * Executes draws by silence every minute; locks pools at midnight in India; returns them hourly. Each job looks for
 * everything due, so a restart loses nothing.
 */
export function poolJobs(context: Context): JobKind[] {
  return [
    {
      name: 'pools.execute-due',
      cron: '* * * * *',
      run: async () => {
        await executeDueDraws(context);
      },
    },
    { name: 'pools.lock', cron: '*/5 * * * *', run: () => lockPools(context) },
    { name: 'pools.return', cron: '*/10 * * * *', run: () => returnPools(context) },
  ];
}
