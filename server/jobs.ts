import { agreementJobs } from './agreements/agreements.jobs.ts';
import { applicationJobs } from './applications/applications.jobs.ts';
import { attachmentJobs } from './attachments/attachments.jobs.ts';
import { authJobs } from './auth/auth.jobs.ts';
import { cardHoldJobs } from './card-holds/card-holds.jobs.ts';
import { countedWorkJobs } from './counted-work/counted-work.jobs.ts';
import { deliverableJobs } from './deliverables/deliverables.jobs.ts';
import { escrowJobs } from './escrow/escrow.jobs.ts';
import { fileJobs } from './files/files.jobs.ts';
import type { Context } from './kit/context.ts';
import type { JobKind } from './kit/jobs.ts';
import { limitJobs } from './kit/limits/limits.jobs.ts';
import { notificationJobs } from './notifications/notifications.jobs.ts';
import { operatorLookupJobs } from './operator-lookups/operator-lookups.jobs.ts';
import { payoutJobs } from './payouts/payouts.jobs.ts';
import { personalDataJobs } from './personal-data/personal-data.jobs.ts';
import { poolJobs } from './pools/pools.jobs.ts';
import { pushJobs } from './push/push.jobs.ts';
import { referralJobs } from './referrals/referrals.jobs.ts';
import { socialMetricJobs } from './social-metrics/social-metrics.jobs.ts';
import { socialSyncJobs } from './social-sync/social-sync.jobs.ts';
import { subscriptionJobs } from './subscriptions/subscriptions.jobs.ts';
import { trackedLinkJobs } from './tracked-links/tracked-links.jobs.ts';
import { unlockJobs } from './unlocks/unlocks.jobs.ts';

/** Every kind of background work. */
export function jobKinds(context: Context): JobKind[] {
  return [
    ...applicationJobs(context),
    ...agreementJobs(context),
    ...deliverableJobs(context),
    ...trackedLinkJobs(context),
    ...escrowJobs(context),
    ...cardHoldJobs(context),
    ...countedWorkJobs(context),
    ...poolJobs(context),
    ...subscriptionJobs(context),
    ...socialSyncJobs(context),
    ...payoutJobs(context),
    ...authJobs(context),
    ...limitJobs(context),
    ...personalDataJobs(context),
    ...referralJobs(context),
    ...unlockJobs(context),
    ...socialMetricJobs(context),
    ...attachmentJobs(context),
    ...fileJobs(context),
    ...pushJobs(context),
    ...notificationJobs(context),
    ...operatorLookupJobs(context),
  ];
}
