import type * as account from './schema/account.ts';
import type * as campaign from './schema/campaign.ts';
import type * as changeOrder from './schema/change-order.ts';
import type * as chat from './schema/chat.ts';
import type * as deliverable from './schema/deliverable.ts';
import type * as escrow from './schema/escrow.ts';
import type * as invoice from './schema/invoice.ts';
import type * as ledger from './schema/ledger.ts';
import type * as lookup from './schema/lookup.ts';
import type * as paymentMethod from './schema/payment-method.ts';
import type * as payout from './schema/payout.ts';
import type * as house from './schema/platform.ts';
import type * as profile from './schema/profile.ts';
import type * as review from './schema/review.ts';
import type * as savedSearch from './schema/saved-search.ts';
import type * as settlement from './schema/settlement.ts';
import type * as social from './schema/social.ts';
import type * as subscription from './schema/subscription.ts';
import type * as suppression from './schema/suppression.ts';
import type * as tax from './schema/tax.ts';
import type * as trackedLink from './schema/tracked-link.ts';
import type * as unlock from './schema/unlock.ts';

/** All tables, as created by the migrations. Amounts of money are in paise. */
export interface Schema {
  country: lookup.CountryTable;
  state: lookup.StateTable;
  city: lookup.CityTable;
  category: lookup.CategoryTable;
  language: lookup.LanguageTable;
  gender: lookup.WordTable;
  platform: lookup.WordTable;
  content_type: lookup.WordTable;
  meta: lookup.MetaTable;

  account: account.AccountTable;
  session: account.SessionTable;
  one_time_code: account.OneTimeCodeTable;
  reset_token: account.ResetTokenTable;
  account_change: account.AccountChangeTable;
  external_identity: account.ExternalIdentityTable;
  consent: account.ConsentTable;
  walkthrough: account.WalkthroughTable;
  referral_code: account.ReferralCodeTable;
  referral: account.ReferralTable;
  referral_reward: account.ReferralRewardTable;
  referral_signal: account.ReferralSignalTable;
  referral_signal_account: account.ReferralSignalAccountTable;
  referral_invitation: account.ReferralInvitationTable;
  welcome_mobile: account.WelcomeMobileTable;
  block: account.BlockTable;
  report: account.ReportTable;
  locked_away: account.LockedAwayTable;

  influencer_profile: profile.InfluencerProfileTable;
  influencer_gone: profile.InfluencerGoneTable;
  search_snapshot: profile.SearchSnapshotTable;
  profile_redirect: suppression.ProfileRedirectTable;
  suppression: suppression.SuppressionTable;
  removal_request: suppression.RemovalRequestTable;
  rate_card: profile.RateCardTable;
  social_account: profile.SocialAccountTable;
  social_connection: social.SocialConnectionTable;
  social_snapshot: social.SocialSnapshotTable;
  social_media: social.SocialMediaTable;
  social_consent: social.SocialConsentTable;
  social_pause: social.SocialPauseTable;
  social_revocation: social.SocialRevocationTable;
  social_erasure: social.SocialErasureTable;
  social_metric: social.SocialMetricTable;
  social_peers: social.SocialPeersTable;
  business_profile: profile.BusinessProfileTable;

  campaign: campaign.CampaignTable;
  campaign_feed: campaign.CampaignFeedTable;
  campaign_need: campaign.CampaignNeedTable;
  pledge: campaign.PledgeTable;
  pledge_event: campaign.PledgeEventTable;
  application: campaign.ApplicationTable;
  application_event: campaign.ApplicationEventTable;
  agreement: campaign.AgreementTable;
  change_order: changeOrder.ChangeOrderTable;
  usage_term: campaign.UsageTermTable;
  campaign_file: campaign.CampaignFileTable;
  bookmark: campaign.BookmarkTable;
  bookmark_list: campaign.BookmarkListTable;
  campaign_invitation: campaign.CampaignInvitationTable;
  saved_search: savedSearch.SavedSearchTable;

  deliverable: deliverable.DeliverableTable;
  deliverable_event: deliverable.DeliverableEventTable;
  deliverable_figure: deliverable.DeliverableFigureTable;
  tracked_link: trackedLink.TrackedLinkTable;
  link_visit_day: trackedLink.LinkVisitDayTable;
  link_salt: trackedLink.LinkSaltTable;
  link_visitor: trackedLink.LinkVisitorTable;
  escrow_order: escrow.EscrowOrderTable;
  dispute: escrow.DisputeTable;
  chargeback: escrow.ChargebackTable;
  chargeback_colluder: escrow.ChargebackColluderTable;
  counted_work: escrow.CountedWorkTable;
  card_hold: escrow.CardHoldTable;

  conversation: chat.ConversationTable;
  conversation_member: chat.ConversationMemberTable;
  account_inbox: chat.AccountInboxTable;
  message: chat.MessageTable;
  attachment: chat.AttachmentTable;

  notification: house.NotificationTable;
  notification_mail: house.NotificationMailTable;
  notification_preference: house.NotificationPreferenceTable;
  push_registration: house.PushRegistrationTable;
  newsletter_signup: house.NewsletterSignupTable;
  contact_message: house.ContactMessageTable;
  idempotency_key: house.IdempotencyKeyTable;
  stored_file: house.StoredFileTable;
  file_removal: house.FileRemovalTable;
  audit_log: house.AuditLogTable;
  maintenance: house.MaintenanceTable;
  rate_counter: house.RateCounterTable;

  ledger_account: ledger.LedgerAccountTable;
  ledger_transaction: ledger.LedgerTransactionTable;
  ledger_entry: ledger.LedgerEntryTable;

  plan: subscription.PlanTable;
  subscription: subscription.SubscriptionTable;
  subscription_payment: subscription.SubscriptionPaymentTable;
  gateway_event: subscription.GatewayEventTable;
  debit_notice: subscription.DebitNoticeTable;

  unlock: unlock.UnlockTable;

  payment_method: paymentMethod.PaymentMethodTable;
  payout_fingerprint: paymentMethod.PayoutFingerprintTable;
  payment_instrument: paymentMethod.PaymentInstrumentTable;
  billing_details: invoice.BillingDetailsTable;
  invoice_counter: invoice.InvoiceCounterTable;
  invoice: invoice.InvoiceTable;

  tax_rate: tax.TaxRateTable;

  payout: payout.PayoutTable;

  settlement: settlement.SettlementTable;
  settlement_share: settlement.SettlementShareTable;

  review: review.ReviewTable;
  pool_spending: settlement.PoolSpendingTable;
  pool_lock: settlement.PoolLockTable;
  pool_vote: settlement.PoolVoteTable;
  pool_dispute: settlement.PoolDisputeTable;
  pool_paper: settlement.PoolPaperTable;
  pool_proposal: settlement.PoolProposalTable;
  pool_proposal_vote: settlement.PoolProposalVoteTable;
  pool_return: settlement.PoolReturnTable;
}
