import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { reconcilePayouts, sendPayout } from './sync.service.ts';

/** Hands over what the provider did not take at once, and looks every ten minutes for webhooks that never came. */
export function payoutJobs(context: Context): JobKind[] {
  return [
    { name: 'payouts.send', run: ({ id }) => sendPayout(context, Number(id)) },
    { name: 'payouts.reconcile', cron: '*/10 * * * *', run: () => reconcilePayouts(context) },
  ];
}
