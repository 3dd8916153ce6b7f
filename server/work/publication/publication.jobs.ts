import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { eraseOutdatedFigures } from '../deliverables/figures.service.ts';
import { followClocks } from './publication.service.ts';
import { readDueAccounts, watchPosts } from './watching.service.ts';

/** Follows the clocks of agreements, and published posts with their figures; what a restart missed is done at the next run. */
export function publicationJobs(context: Context): JobKind[] {
  return [
    { name: 'agreements.clocks', cron: '*/5 * * * *', run: () => followClocks(context) },
    { name: 'agreements.readings', cron: '*/2 * * * *', run: () => readDueAccounts(context) },
    { name: 'agreements.posts', cron: '3-59/10 * * * *', run: () => watchPosts(context) },
    { name: 'agreements.outdated-figures', cron: '50 3 * * *', run: () => eraseOutdatedFigures(context) },
  ];
}
