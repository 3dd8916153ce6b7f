import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { dropUnsent } from './unsent.service.ts';

/** Every hour what was uploaded for a message and never sent goes. */
export function attachmentJobs(context: Context): JobKind[] {
  return [{ name: 'attachments.drop-unsent', cron: '40 * * * *', run: () => dropUnsent(context) }];
}
