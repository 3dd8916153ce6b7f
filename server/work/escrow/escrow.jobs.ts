import type { Context } from '../../kit/context/context.ts';
import type { JobKind } from '../../kit/jobs/jobs.ts';
import { settleRefund, settleRefunds } from './refund.service.ts';
import { reconcileOrders } from './sync.service.ts';
import { endUnfunded } from './unfunded.service.ts';

/** Runs payment timeouts hourly, and reconciles payments and refunds in case webhooks were lost. */
export function escrowJobs(context: Context): JobKind[] {
  return [
    {
      name: 'escrow.reconcile',
      cron: '27 * * * *',
      run: async () => {
        await reconcileOrders(context);
        await settleRefunds(context);
      },
    },
    {
      name: 'escrow.end-unfunded',
      cron: '45 * * * *',
      run: async () => {
        await endUnfunded(context);
      },
    },
    { name: 'escrow.refund', run: ({ id }) => settleRefund(context, Number(id)) },
  ];
}
