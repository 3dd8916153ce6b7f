import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { followClocks } from './publication.service.ts';
import { watchPosts } from './watching.service.ts';

/** Follows the clocks of agreements every five minutes, and published posts; what a restart missed is done at the next run. */
export function publicationJobs(context: Context): JobKind[] {
  return [
    { name: 'agreements.clocks', cron: '*/5 * * * *', run: () => followClocks(context) },
    { name: 'agreements.posts', cron: '3-59/10 * * * *', run: () => watchPosts(context) },
  ];
}
