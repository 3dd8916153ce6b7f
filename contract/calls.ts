import { accountChangeCalls } from './account-changes.ts';
import { agreementCalls } from './agreements.ts';
import { applicationCalls } from './applications.ts';
import { attachmentCalls } from './attachments.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import { bookmarkCalls } from './bookmarks.ts';
import { campaignChatCalls } from './campaign-chats.ts';
import { campaignFileCalls } from './campaign-files.ts';
import { campaignCalls } from './campaigns.ts';
import { changeOrderCalls } from './change-orders.ts';
import { consentCalls } from './consents.ts';
import { contactCalls } from './contact.ts';
import { contactInboxCalls } from './contact-inbox.ts';
import { dashboardCalls } from './dashboard.ts';
import { deliverableCalls } from './deliverables.ts';
import { discoveryCalls } from './discovery.ts';
import { disputeCalls } from './disputes.ts';
import { escrowCalls } from './escrow.ts';
import { impersonationCalls } from './impersonation.ts';
import { invitationCalls } from './invitations.ts';
import { invoiceCalls } from './invoices.ts';
import { jointHistoryCalls } from './joint-history.ts';
import type { Calls } from './kit.ts';
import { lookupCalls } from './lookups.ts';
import { maintenanceCalls } from './maintenance.ts';
import { messageCalls } from './messages.ts';
import { newsletterCalls } from './newsletter.ts';
import { notificationCalls } from './notifications.ts';
import { operatorChargebackCalls } from './operator-chargebacks.ts';
import { operatorHomeCalls } from './operator-home.ts';
import { operatorLookupCalls } from './operator-lookups.ts';
import { operatorPayoutCalls } from './operator-payouts.ts';
import { operatorPlanCalls } from './operator-plans.ts';
import { operatorUserCalls } from './operator-users.ts';
import { paymentMethodCalls } from './payment-methods.ts';
import { payoutCalls } from './payouts.ts';
import { performanceCalls } from './performance.ts';
import { personalDataCalls } from './personal-data.ts';
import { pledgeCalls } from './pledges.ts';
import { poolCalls, poolDisputeCalls } from './pools.ts';
import { pushCalls } from './push.ts';
import { referralCalls } from './referrals.ts';
import { removalRequestCalls } from './removal-requests.ts';
import { reportCalls } from './reports.ts';
import { reviewCalls } from './reviews.ts';
import { rosterCalls } from './roster.ts';
import { safetyCalls } from './safety.ts';
import { savedSearchCalls } from './saved-searches.ts';
import { sessionCalls } from './sessions.ts';
import { settlementCalls } from './settlements.ts';
import { socialAccountCalls } from './social-accounts.ts';
import { socialConnectCalls } from './social-connect.ts';
import { socialMetricCalls } from './social-metrics.ts';
import { stepUpCalls } from './step-up.ts';
import { storageUseCalls } from './storage-use.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { suppressionCalls } from './suppressions.ts';
import { taxCalls } from './taxes.ts';
import { tourCalls } from './tours.ts';
import { trackRecordCalls } from './track-record.ts';
import { unlockCalls } from './unlocks.ts';
import { userCalls } from './users.ts';
import { walletCalls } from './wallet.ts';

/** Every call of the product by feature: the OpenAPI document and the authorization matrix are made from this list. */
export const allCalls: Record<string, Calls> = {
  auth: authCalls,
  sessions: sessionCalls,
  'step-up': stepUpCalls,
  'account-changes': accountChangeCalls,
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
  'campaign-files': campaignFileCalls,
  applications: applicationCalls,
  agreements: agreementCalls,
  'change-orders': changeOrderCalls,
  'campaign-chats': campaignChatCalls,
  invitations: invitationCalls,
  pledges: pledgeCalls,
  pools: poolCalls,
  poolDisputes: poolDisputeCalls,
  settlements: settlementCalls,
  'joint-history': jointHistoryCalls,
  deliverables: deliverableCalls,
  performance: performanceCalls,
  escrow: escrowCalls,
  disputes: disputeCalls,
  reviews: reviewCalls,
  'track-record': trackRecordCalls,
  'social-metrics': socialMetricCalls,
  subscriptions: subscriptionCalls,
  unlocks: unlockCalls,
  wallet: walletCalls,
  dashboard: dashboardCalls,
  'payment-methods': paymentMethodCalls,
  invoices: invoiceCalls,
  referrals: referralCalls,
  payouts: payoutCalls,
  taxes: taxCalls,
  'operator-home': operatorHomeCalls,
  'operator-users': operatorUserCalls,
  roster: rosterCalls,
  'removal-requests': removalRequestCalls,
  suppressions: suppressionCalls,
  impersonation: impersonationCalls,
  reports: reportCalls,
  'operator-chargebacks': operatorChargebackCalls,
  'operator-payouts': operatorPayoutCalls,
  'operator-plans': operatorPlanCalls,
  'operator-lookups': operatorLookupCalls,
  'contact-inbox': contactInboxCalls,
  audit: auditCalls,
  maintenance: maintenanceCalls,
};
