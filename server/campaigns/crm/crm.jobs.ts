import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { sendDueMails } from './mails.service.ts';

/** Mails go out at once; those for later days, or left by an interruption, within ten minutes. */
export function crmJobs(context: Context): JobKind[] {
  return [
    { name: 'crm.mails', run: () => sendDueMails(context) },
    { name: 'crm.mails-due', cron: '*/10 * * * *', run: () => sendDueMails(context) },
  ];
}
