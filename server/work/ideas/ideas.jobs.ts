import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { approveSilentIdeas } from './ideas.service.ts';

/** Silence approves within the hour. */
export function ideaJobs(context: Context): JobKind[] {
  return [{ name: 'ideas.approve-silent', cron: '15 * * * *', run: () => approveSilentIdeas(context) }];
}
