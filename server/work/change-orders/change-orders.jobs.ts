import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { endUnpaidChanges, reconcileChangeOrders } from './funding.service.ts';

/** Ends unpaid increases every minute, and asks the gateway about their payments hourly in case webhooks were lost. */
export function changeOrderJobs(context: Context): JobKind[] {
  return [
    { name: 'change-orders.end-unpaid', cron: '* * * * *', run: () => endUnpaidChanges(context) },
    { name: 'change-orders.reconcile', cron: '37 * * * *', run: () => reconcileChangeOrders(context) },
  ];
}
