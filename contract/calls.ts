import { agreementCalls } from './agreements.ts';
import { applicationCalls } from './applications.ts';
import { attachmentCalls } from './attachments.ts';
import { authCalls } from './auth.ts';
import { bookmarkCalls } from './bookmarks.ts';
import { campaignChatCalls } from './campaign-chats.ts';
import { campaignFileCalls } from './campaign-files.ts';
import { campaignCalls } from './campaigns.ts';
import { changeOrderCalls } from './change-orders.ts';
import { contactCalls } from './contact.ts';
import { deliverableCalls } from './deliverables.ts';
import { discoveryCalls } from './discovery.ts';
import { disputeCalls } from './disputes.ts';
import { escrowCalls } from './escrow.ts';
import { invoiceCalls } from './invoices.ts';
import { jointHistoryCalls } from './joint-history.ts';
import type { Calls } from './kit.ts';
import { lookupCalls } from './lookups.ts';
import { messageCalls } from './messages.ts';
import { newsletterCalls } from './newsletter.ts';
import { notificationCalls } from './notifications.ts';
import { paymentMethodCalls } from './payment-methods.ts';
import { payoutCalls } from './payouts.ts';
import { performanceCalls } from './performance.ts';
import { pledgeCalls } from './pledges.ts';
import { poolCalls } from './pools.ts';
import { pushCalls } from './push.ts';
import { referralCalls } from './referrals.ts';
import { reviewCalls } from './reviews.ts';
import { safetyCalls } from './safety.ts';
import { sessionCalls } from './sessions.ts';
import { settlementCalls } from './settlements.ts';
import { socialAccountCalls } from './social-accounts.ts';
import { subscriptionCalls } from './subscriptions.ts';
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
  tours: tourCalls,
  users: userCalls,
  'social-accounts': socialAccountCalls,
  safety: safetyCalls,
  newsletter: newsletterCalls,
  contact: contactCalls,
  lookups: lookupCalls,
  messages: messageCalls,
  attachments: attachmentCalls,
  notifications: notificationCalls,
  push: pushCalls,
  discovery: discoveryCalls,
  bookmarks: bookmarkCalls,
  campaigns: campaignCalls,
  'campaign-files': campaignFileCalls,
  applications: applicationCalls,
  agreements: agreementCalls,
  'change-orders': changeOrderCalls,
  'campaign-chats': campaignChatCalls,
  pledges: pledgeCalls,
  pools: poolCalls,
  settlements: settlementCalls,
  'joint-history': jointHistoryCalls,
  deliverables: deliverableCalls,
  performance: performanceCalls,
  escrow: escrowCalls,
  disputes: disputeCalls,
  reviews: reviewCalls,
  'track-record': trackRecordCalls,
  subscriptions: subscriptionCalls,
  unlocks: unlockCalls,
  wallet: walletCalls,
  'payment-methods': paymentMethodCalls,
  invoices: invoiceCalls,
  referrals: referralCalls,
  payouts: payoutCalls,
  taxes: taxCalls,
};
