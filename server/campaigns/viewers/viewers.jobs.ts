import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { forgetViewers } from './viewers.service.ts';

/** Nightly: which creators saw a campaign is forgotten some time after its last day. */
export function viewerJobs(context: Context): JobKind[] {
  return [{ name: 'viewers.forget', cron: '40 3 * * *', run: () => forgetViewers(context) }];
}
