import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { giveBackRights } from '../social-tokens/revocations.service.ts';
import { eraseOutdated, notifyExpiring } from './retention.service.ts';
import { syncDue } from './social-sync.service.ts';

/** Reads connected accounts daily, each at its own time; revokes permissions; enforces the providers' terms. */
export function socialSyncJobs(context: Context): JobKind[] {
  return [
    { name: 'social.sync', cron: '* * * * *', run: () => syncDue(context) },
    { name: 'social.give-back', cron: '*/5 * * * *', run: () => giveBackRights(context) },
    { name: 'social.expiring', cron: '20 9 * * *', run: () => notifyExpiring(context) },
    { name: 'social.erase', cron: '40 3 * * *', run: () => eraseOutdated(context) },
  ];
}
