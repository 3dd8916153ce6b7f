import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { endRunOut } from './approvals.service.ts';

/** Requests count as run out at their minute; this tells whoever asked. */
export function approvalsJobs(context: Context): JobKind[] {
  return [{ name: 'approvals.end', cron: '*/15 * * * *', run: () => endRunOut(context) }];
}
