import type { Context } from '../kit/context.ts';
import type { JobKind } from '../kit/jobs.ts';
import { reconcileSubscriptions } from './sync.service.ts';

/** Looks at every open subscription once an hour, for webhooks that never came. */
export function subscriptionJobs(context: Context): JobKind[] {
  return [{ name: 'subscriptions.reconcile', cron: '17 * * * *', run: () => reconcileSubscriptions(context) }];
}
