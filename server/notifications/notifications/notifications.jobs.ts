import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { dropOldNotices } from './clearing.service.ts';
import { sendDueMails } from './mails.service.ts';

/** Sends due e-mails every minute, and deletes old read notifications every night. */
export function notificationJobs(context: Context): JobKind[] {
  return [
    { name: 'notifications.mail', cron: '* * * * *', run: () => sendDueMails(context) },
    { name: 'notifications.clear-away', cron: '50 2 * * *', run: () => dropOldNotices(context) },
  ];
}
