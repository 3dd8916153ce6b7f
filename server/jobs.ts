import { approvalsJobs } from './accounts/approvals/approvals.jobs.ts';
import { authJobs } from './accounts/auth/auth.jobs.ts';
import { fileJobs } from './accounts/files/files.jobs.ts';
import { memberJobs } from './accounts/members/members.jobs.ts';
import { uploadJobs } from './accounts/uploads/uploads.jobs.ts';
import { applicationJobs } from './campaigns/applications/applications.jobs.ts';
import { crmJobs } from './campaigns/crm/crm.jobs.ts';
import { invitationJobs } from './campaigns/invitations/invitations.jobs.ts';
import { viewerJobs } from './campaigns/viewers/viewers.jobs.ts';
import { attachmentJobs } from './chat/attachments/attachments.jobs.ts';
import { savedSearchJobs } from './discovery/saved-searches/saved-searches.jobs.ts';
import { unlockJobs } from './discovery/unlocks/unlocks.jobs.ts';
import { poolJobs } from './hub/pools/pools.jobs.ts';
import { summaryJobs } from './insights/summaries/summaries.jobs.ts';
import type { Context } from './kit/context/context.ts';
import { limitJobs } from './kit/http/limits/limits.jobs.ts';
import type { JobKind } from './kit/jobs/jobs.ts';
import { cardHoldJobs } from './money/card-holds/card-holds.jobs.ts';
import { payoutJobs } from './money/payouts/payouts.jobs.ts';
import { referralJobs } from './money/referrals/referrals.jobs.ts';
import { subscriptionJobs } from './money/subscriptions/subscriptions.jobs.ts';
import { notificationJobs } from './notifications/notifications/notifications.jobs.ts';
import { pushJobs } from './notifications/push/push.jobs.ts';
import { importJobs } from './operators/imports/imports.jobs.ts';
import { operatorLookupJobs } from './operators/operator-lookups/operator-lookups.jobs.ts';
import { personalDataJobs } from './privacy/personal-data/personal-data.jobs.ts';
import { socialMetricJobs } from './social/social-metrics/social-metrics.jobs.ts';
import { socialSyncJobs } from './social/social-sync/social-sync.jobs.ts';
import { agreementJobs } from './work/agreements/agreements.jobs.ts';
import { approvalJobs } from './work/approval/approval.jobs.ts';
import { arrivalJobs } from './work/arrival/arrival.jobs.ts';
import { cancellingJobs } from './work/cancelling/cancelling.jobs.ts';
import { changeOrderJobs } from './work/change-orders/change-orders.jobs.ts';
import { countedWorkJobs } from './work/counted-work/counted-work.jobs.ts';
import { deliverableJobs } from './work/deliverables/deliverables.jobs.ts';
import { escrowJobs } from './work/escrow/escrow.jobs.ts';
import { ideaJobs } from './work/ideas/ideas.jobs.ts';
import { offerJobs } from './work/offers/offers.jobs.ts';
import { publicationJobs } from './work/publication/publication.jobs.ts';
import { trackedLinkJobs } from './work/tracked-links/tracked-links.jobs.ts';

/** All kinds of background jobs. */
export function jobKinds(context: Context): JobKind[] {
  return [
    ...applicationJobs(context),
    ...invitationJobs(context),
    ...viewerJobs(context),
    ...crmJobs(context),
    ...offerJobs(context),
    ...agreementJobs(context),
    ...changeOrderJobs(context),
    ...deliverableJobs(context),
    ...trackedLinkJobs(context),
    ...escrowJobs(context),
    ...approvalJobs(context),
    ...arrivalJobs(context),
    ...ideaJobs(context),
    ...publicationJobs(context),
    ...cancellingJobs(context),
    ...cardHoldJobs(context),
    ...countedWorkJobs(context),
    ...poolJobs(context),
    ...subscriptionJobs(context),
    ...socialSyncJobs(context),
    ...payoutJobs(context),
    ...authJobs(context),
    ...approvalsJobs(context),
    ...memberJobs(context),
    ...limitJobs(context),
    ...personalDataJobs(context),
    ...referralJobs(context),
    ...unlockJobs(context),
    ...savedSearchJobs(context),
    ...summaryJobs(context),
    ...socialMetricJobs(context),
    ...attachmentJobs(context),
    ...fileJobs(context),
    ...uploadJobs(context),
    ...pushJobs(context),
    ...notificationJobs(context),
    ...operatorLookupJobs(context),
    ...importJobs(context),
  ];
}
