import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { dropUnsent } from './unsent.service.ts';

/** Deletes uploads never sent with a message, every hour. */
export function attachmentJobs(context: Context): JobKind[] {
  return [{ name: 'attachments.drop-unsent', cron: '40 * * * *', run: () => dropUnsent(context) }];
}
