import { accountChangeCalls } from './accounts/account-changes.ts';
import { activityCalls } from './accounts/activity.ts';
import { approvalsCalls } from './accounts/approvals.ts';
import { authCalls } from './accounts/auth.ts';
import { consentCalls } from './accounts/consents.ts';
import { factorRecoveryCalls } from './accounts/factor-recovery.ts';
import { furtherAccountCalls } from './accounts/further-accounts.ts';
import { memberCalls } from './accounts/members.ts';
import { safetyCalls } from './accounts/safety.ts';
import { secondFactorCalls } from './accounts/second-factors.ts';
import { secondStepCalls } from './accounts/second-step.ts';
import { sessionCalls } from './accounts/sessions.ts';
import { signInRuleCalls } from './accounts/sign-in-rules.ts';
import { stepUpCalls } from './accounts/step-up.ts';
import { storageUseCalls } from './accounts/storage-use.ts';
import { tourCalls } from './accounts/tours.ts';
import { userCalls } from './accounts/users.ts';
import { workspaceCalls } from './accounts/workspaces.ts';
import { applicationCalls } from './campaigns/applications.ts';
import { bookmarkCalls } from './campaigns/bookmarks.ts';
import { campaignChatCalls } from './campaigns/campaign-chats.ts';
import { campaignFileCalls } from './campaigns/campaign-files.ts';
import { campaignCalls } from './campaigns/campaigns.ts';
import { crmCalls } from './campaigns/crm.ts';
import { duplicateCalls } from './campaigns/duplicates.ts';
import { invitationCalls } from './campaigns/invitations.ts';
import { noteCalls } from './campaigns/notes.ts';
import { packageCalls } from './campaigns/packages.ts';
import { pledgeCalls } from './campaigns/pledges.ts';
import { templateCalls } from './campaigns/templates.ts';
import { viewerCalls } from './campaigns/viewers.ts';
import { attachmentCalls } from './chat/attachments.ts';
import { messageCalls } from './chat/messages.ts';
import { auditCalls } from './core/audit.ts';
import { lookupCalls } from './core/lookups.ts';
import { maintenanceCalls } from './core/maintenance.ts';
import { personalReadCalls } from './core/personal-reads.ts';
import { discoveryCalls } from './discovery/discovery.ts';
import { savedSearchCalls } from './discovery/saved-searches.ts';
import { trackRecordCalls } from './discovery/track-record.ts';
import { unlockCalls } from './discovery/unlocks.ts';
import { campaignChangeCalls } from './hub/campaign-changes.ts';
import { jointHistoryCalls } from './hub/joint-history.ts';
import { poolDisputeCalls } from './hub/pool-disputes.ts';
import { poolCalls } from './hub/pools.ts';
import { settlementCalls } from './hub/settlements.ts';
import { dashboardCalls } from './insights/dashboard.ts';
import { overviewCalls } from './insights/overview.ts';
import { performanceCalls } from './insights/performance.ts';
import type { Calls } from './kit/calls.ts';
import { invoiceCalls } from './money/invoices.ts';
import { paymentMethodCalls } from './money/payment-methods.ts';
import { payoutCalls } from './money/payouts.ts';
import { referralCalls } from './money/referrals.ts';
import { subscriptionCalls } from './money/subscriptions.ts';
import { taxCalls } from './money/taxes.ts';
import { walletCalls } from './money/wallet.ts';
import { contactCalls } from './notifications/contact.ts';
import { newsletterCalls } from './notifications/newsletter.ts';
import { notificationCalls } from './notifications/notifications.ts';
import { pushCalls } from './notifications/push.ts';
import { contactInboxCalls } from './operators/contact-inbox.ts';
import { impersonationCalls } from './operators/impersonation.ts';
import { importCalls } from './operators/imports.ts';
import { operatorApprovalCalls } from './operators/operator-approvals.ts';
import { operatorChargebackCalls } from './operators/operator-chargebacks.ts';
import { operatorHomeCalls } from './operators/operator-home.ts';
import { operatorLookupCalls } from './operators/operator-lookups.ts';
import { operatorPayoutCalls } from './operators/operator-payouts.ts';
import { operatorPlanCalls } from './operators/operator-plans.ts';
import { operatorReferralCalls } from './operators/operator-referrals.ts';
import { operatorUserCalls } from './operators/operator-users.ts';
import { removalRequestCalls } from './operators/removal-requests.ts';
import { reportCalls } from './operators/reports.ts';
import { rosterCalls } from './operators/roster.ts';
import { suppressionCalls } from './operators/suppressions.ts';
import { personalDataCalls } from './privacy/personal-data.ts';
import { mediaKitCalls } from './site/media-kit.ts';
import { contentCalls } from './social/content.ts';
import { socialAccountCalls } from './social/social-accounts.ts';
import { socialConnectCalls } from './social/social-connect.ts';
import { socialMetricCalls } from './social/social-metrics.ts';
import { agreementCalls } from './work/agreements.ts';
import { approvalCalls } from './work/approval.ts';
import { arrivalCalls } from './work/arrival.ts';
import { bookingCalls } from './work/bookings.ts';
import { cancellingCalls } from './work/cancelling.ts';
import { changeOrderCalls } from './work/change-orders.ts';
import { deliverableCommentCalls } from './work/deliverable-comments.ts';
import { deliverableCalls } from './work/deliverables.ts';
import { disputeCalls } from './work/disputes.ts';
import { escrowCalls } from './work/escrow.ts';
import { exclusivityCalls } from './work/exclusivity.ts';
import { fundManyCalls } from './work/fund-many.ts';
import { ideaCalls } from './work/ideas.ts';
import { libraryCalls } from './work/library.ts';
import { myCampaignCalls } from './work/my-campaigns.ts';
import { offerCalls } from './work/offers.ts';
import { reviewCalls } from './work/reviews.ts';

/** All calls by feature; the OpenAPI document and the authorization matrix are generated from it. */
export const allCalls: Record<string, Calls> = {
  auth: authCalls,
  sessions: sessionCalls,
  'factor-recovery': factorRecoveryCalls,
  'second-factors': secondFactorCalls,
  'second-step': secondStepCalls,
  'step-up': stepUpCalls,
  'account-changes': accountChangeCalls,
  workspaces: workspaceCalls,
  furtherAccounts: furtherAccountCalls,
  members: memberCalls,
  'sign-in-rules': signInRuleCalls,
  approvals: approvalsCalls,
  activity: activityCalls,
  tours: tourCalls,
  users: userCalls,
  'storage-use': storageUseCalls,
  'personal-data': personalDataCalls,
  consents: consentCalls,
  'social-accounts': socialAccountCalls,
  'social-connect': socialConnectCalls,
  safety: safetyCalls,
  newsletter: newsletterCalls,
  contact: contactCalls,
  lookups: lookupCalls,
  messages: messageCalls,
  attachments: attachmentCalls,
  notifications: notificationCalls,
  push: pushCalls,
  discovery: discoveryCalls,
  'saved-searches': savedSearchCalls,
  bookmarks: bookmarkCalls,
  campaigns: campaignCalls,
  'campaign-changes': campaignChangeCalls,
  duplicates: duplicateCalls,
  'my-campaigns': myCampaignCalls,
  'campaign-files': campaignFileCalls,
  applications: applicationCalls,
  agreements: agreementCalls,
  'change-orders': changeOrderCalls,
  exclusivity: exclusivityCalls,
  'campaign-chats': campaignChatCalls,
  invitations: invitationCalls,
  viewers: viewerCalls,
  templates: templateCalls,
  notes: noteCalls,
  packages: packageCalls,
  crm: crmCalls,
  bookings: bookingCalls,
  pledges: pledgeCalls,
  pools: poolCalls,
  poolDisputes: poolDisputeCalls,
  settlements: settlementCalls,
  'joint-history': jointHistoryCalls,
  deliverables: deliverableCalls,
  library: libraryCalls,
  deliverableComments: deliverableCommentCalls,
  performance: performanceCalls,
  escrow: escrowCalls,
  'fund-many': fundManyCalls,
  offers: offerCalls,
  approval: approvalCalls,
  arrival: arrivalCalls,
  ideas: ideaCalls,
  cancelling: cancellingCalls,
  disputes: disputeCalls,
  reviews: reviewCalls,
  'track-record': trackRecordCalls,
  content: contentCalls,
  'social-metrics': socialMetricCalls,
  'media-kit': mediaKitCalls,
  subscriptions: subscriptionCalls,
  unlocks: unlockCalls,
  wallet: walletCalls,
  dashboard: dashboardCalls,
  overview: overviewCalls,
  'payment-methods': paymentMethodCalls,
  invoices: invoiceCalls,
  referrals: referralCalls,
  payouts: payoutCalls,
  taxes: taxCalls,
  'operator-home': operatorHomeCalls,
  'operator-users': operatorUserCalls,
  roster: rosterCalls,
  imports: importCalls,
  'removal-requests': removalRequestCalls,
  suppressions: suppressionCalls,
  impersonation: impersonationCalls,
  reports: reportCalls,
  'operator-chargebacks': operatorChargebackCalls,
  'operator-payouts': operatorPayoutCalls,
  'operator-approvals': operatorApprovalCalls,
  'operator-referrals': operatorReferralCalls,
  'operator-plans': operatorPlanCalls,
  'operator-lookups': operatorLookupCalls,
  'contact-inbox': contactInboxCalls,
  audit: auditCalls,
  'personal-reads': personalReadCalls,
  maintenance: maintenanceCalls,
};
