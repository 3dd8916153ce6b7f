import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { reconcilePayouts, sendPayout } from './sync.service.ts';

/**
 * Sends payouts that the provider did not take at once, and reconciles every ten minutes in case webhooks were lost.
 */
export function payoutJobs(context: Context): JobKind[] {
  return [
    { name: 'payouts.send', run: ({ id }) => sendPayout(context, Number(id)) },
    { name: 'payouts.reconcile', cron: '*/10 * * * *', run: () => reconcilePayouts(context) },
  ];
}
