import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { announceDebits } from './debit-notices.service.ts';
import { reconcileSubscriptions } from './sync.service.ts';

/** Hourly: reconciles open subscriptions in case webhooks were lost, and announces debits. */
export function subscriptionJobs(context: Context): JobKind[] {
  return [
    { name: 'subscriptions.reconcile', cron: '17 * * * *', run: () => reconcileSubscriptions(context) },
    { name: 'subscriptions.announce-debits', cron: '27 * * * *', run: () => announceDebits(context) },
  ];
}
