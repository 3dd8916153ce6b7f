import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { dropOldInvitations } from './invitations.service.ts';
import { endExpiredMembers } from './talent-managers.service.ts';

export function memberJobs(context: Context): JobKind[] {
  return [
    // Also at 18:30 UTC, which is midnight in India, when consents end.
    { name: 'members.end-expired', cron: '*/30 * * * *', run: () => endExpiredMembers(context) },
    { name: 'members.clear-away', cron: '23 * * * *', run: () => dropOldInvitations(context) },
  ];
}
