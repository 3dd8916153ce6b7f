import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { endExpiredMembers } from './talent-managers.service.ts';

/** Also at 18:30 UTC, which is midnight in India, when consents end. */
export function memberJobs(context: Context): JobKind[] {
  return [{ name: 'members.end-expired', cron: '*/30 * * * *', run: () => endExpiredMembers(context) }];
}
