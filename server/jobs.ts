import { agreementJobs } from './agreements/agreements.jobs.ts';
import { applicationJobs } from './applications/applications.jobs.ts';
import { attachmentJobs } from './attachments/attachments.jobs.ts';
import { authJobs } from './auth/auth.jobs.ts';
import { deliverableJobs } from './deliverables/deliverables.jobs.ts';
import { escrowJobs } from './escrow/escrow.jobs.ts';
import type { Context } from './kit/context.ts';
import type { JobKind } from './kit/jobs.ts';
import { notificationJobs } from './notifications/notifications.jobs.ts';
import { payoutJobs } from './payouts/payouts.jobs.ts';
import { pushJobs } from './push/push.jobs.ts';
import { subscriptionJobs } from './subscriptions/subscriptions.jobs.ts';
import { unlockJobs } from './unlocks/unlocks.jobs.ts';

/** Every kind of background work. */
export function jobKinds(context: Context): JobKind[] {
  return [
    ...applicationJobs(context),
    ...agreementJobs(context),
    ...deliverableJobs(context),
    ...escrowJobs(context),
    ...subscriptionJobs(context),
    ...payoutJobs(context),
    ...authJobs(context),
    ...unlockJobs(context),
    ...attachmentJobs(context),
    ...pushJobs(context),
    ...notificationJobs(context),
  ];
}
