import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountChangeKinds } from '../contract/accounts/account-changes.ts';
import { activityKinds } from '../contract/accounts/activity.ts';
import { approvalStatuses } from '../contract/accounts/approvals.ts';
import { tourEnds, tourFeatures } from '../contract/accounts/tours.ts';
import { uploadPurposes, videoTypes } from '../contract/accounts/uploads.ts';
import { deliveries } from '../contract/campaigns/agreed-content.ts';
import { applicationStatuses } from '../contract/campaigns/applications.ts';
import {
  campaignTypes,
  compensations,
  needKinds,
  objectives,
  visibilities,
} from '../contract/campaigns/campaign-enums.ts';
import { cancellationStatuses } from '../contract/campaigns/cancellation.ts';
import { crmStages } from '../contract/campaigns/crm.ts';
import { offerSides, offerStatuses } from '../contract/campaigns/offer-sides.ts';
import { paymentDues } from '../contract/campaigns/offer-terms.ts';
import { confirmations, pledgeStatuses } from '../contract/campaigns/pledges.ts';
import { attachmentKinds } from '../contract/chat/attachments.ts';
import { contentKinds } from '../contract/core/content-picture.ts';
import { figureSources } from '../contract/core/influencer-card.ts';
import { contentIds, platformIds } from '../contract/core/platforms.ts';
import { roles } from '../contract/core/roles.ts';
import { suppressionKinds } from '../contract/core/suppression.rules.ts';
import { refundReasons, unlockPayments } from '../contract/discovery/unlocks.ts';
import {
  consents,
  lockOutcomes,
  proposalAnswers,
  proposalStatuses,
  spendingAnswers,
  spendingStatuses,
} from '../contract/hub/pools.ts';
import { settlementSources } from '../contract/hub/settlements.ts';
import { operatorLevels } from '../contract/kit/permissions.ts';
import { gstSchemes, invoiceKinds } from '../contract/money/invoices.ts';
import { payoutMethods } from '../contract/money/payment-methods.ts';
import { payoutStatuses } from '../contract/money/payouts.ts';
import { subscriptionStatuses } from '../contract/money/subscriptions.ts';
import { currencies } from '../contract/money/wallet.ts';
import { notificationChannels, notificationTypes } from '../contract/notifications/notification-types.ts';
import { importFormats, importStatuses } from '../contract/operators/imports.ts';
import { chargebackStatuses, collusionSources } from '../contract/operators/operator-chargebacks.ts';
import { signalKinds, signalStatuses } from '../contract/operators/operator-referrals.ts';
import { removalStatuses } from '../contract/operators/removal-requests.ts';
import { reportOutcomes, reportStatuses } from '../contract/operators/reports.ts';
import { suppressionSources } from '../contract/operators/suppressions.ts';
import { socialAccountTypes } from '../contract/social/social-accounts.ts';
import { peerMeasures } from '../contract/social/social-metrics.ts';
import { changeOrderStatuses } from '../contract/work/change-orders.ts';
import { deliverableStatuses } from '../contract/work/deliverables.ts';
import { disputeOutcomes } from '../contract/work/disputes.ts';
import { escrowStatuses } from '../contract/work/escrow.ts';
import { readingSources } from '../contract/work/figures.ts';
import { ideaApprovers, ideaStatuses } from '../contract/work/ideas.ts';
import { publicationProofs } from '../contract/work/publication.ts';
import type { OpenDatabase } from '../database/connection.ts';
import { readListChecks } from '../database/list-checks.ts';
import { platforms as sandboxPlatforms } from '../sandbox/social/world.ts';
import { openTestDatabase } from './database.ts';

/** The list of the contract that each column holds a word of. */
const columns: Record<string, readonly (string | number)[]> = {
  'account.operator_level': operatorLevels,
  'account.role': roles,
  'account_change.kind': accountChangeKinds,
  'application.status': applicationStatuses,
  'application_event.from_status': applicationStatuses,
  'application_event.to_status': applicationStatuses,
  'attachment.kind': attachmentKinds,
  'activity.kind': activityKinds,
  'approval.status': approvalStatuses,
  'agreement_payment.due': paymentDues,
  'billing_details.gst_scheme': gstSchemes,
  'campaign.compensation': compensations,
  'campaign.objective': objectives,
  'campaign.type': campaignTypes,
  'campaign.visibility': visibilities,
  'campaign_need.kind': needKinds,
  'cancellation.by_side': offerSides,
  'cancellation.started_by': offerSides,
  'cancellation.status': cancellationStatuses,
  'change_order.status': changeOrderStatuses,
  'chargeback.collusion': collusionSources,
  'chargeback.status': chargebackStatuses,
  'chargeback_colluder.found': collusionSources,
  'crm_entry.stage': crmStages,
  'deliverable.counted_by': publicationProofs,
  'deliverable.delivery': deliveries,
  'deliverable.status': deliverableStatuses,
  'idea.approved_by': ideaApprovers,
  'idea.status': ideaStatuses,
  'deliverable_event.from_status': deliverableStatuses,
  'deliverable_event.to_status': deliverableStatuses,
  'deliverable_figure.source': readingSources,
  'dispute.outcome': disputeOutcomes,
  'escrow_order.status': [...escrowStatuses, 'frozen', 'added'],
  'invoice.kind': invoiceKinds,
  'ledger_account.currency': currencies,
  'ledger_entry.currency': currencies,
  'notification.type': notificationTypes,
  'notification_preference.channel': notificationChannels,
  'profile_import.format': importFormats,
  'profile_import.status': importStatuses,
  'offer.by_side': offerSides,
  'offer.from_status': ['applied', 'shortlisted'],
  'offer.status': offerStatuses,
  'payment_method.kind': payoutMethods,
  'payout.method_kind': payoutMethods,
  'payout.status': payoutStatuses,
  'pledge.confirmed_by': confirmations,
  'pledge.kind': needKinds,
  'pledge.status': pledgeStatuses,
  'pledge_event.from_status': pledgeStatuses,
  'pledge_event.to_status': pledgeStatuses,
  'pool_dispute.outcome': disputeOutcomes,
  'pool_lock.outcome': lockOutcomes,
  'pool_proposal.status': proposalStatuses,
  'pool_proposal_vote.answer': proposalAnswers,
  'pool_spending.consent': consents,
  'pool_spending.status': spendingStatuses,
  'pool_vote.answer': spendingAnswers,
  'referral_signal.kind': signalKinds,
  'referral_signal.status': signalStatuses,
  'removal_request.status': removalStatuses,
  'report.outcome': reportOutcomes,
  'report.status': reportStatuses,
  'settlement.source': settlementSources,
  'social_account.source': figureSources,
  'social_connection.account_type': socialAccountTypes,
  'content_item.kind': contentKinds,
  'social_media.kind': contentIds,
  'social_peers.measure': peerMeasures,
  'social_snapshot.source': figureSources,
  'subscription.status': subscriptionStatuses,
  'suppression.kind': suppressionKinds,
  'suppression.source': suppressionSources,
  'unlock.paid_by': unlockPayments,
  'unlock.refund_reason': refundReasons,
  'upload.content_type': Object.values(videoTypes),
  'upload.purpose': uploadPurposes,
  'walkthrough.feature': tourFeatures,
  'walkthrough.status': tourEnds,
};

/** Words that never leave the server: their constraint is their only list, and the generated types follow it. */
const internal = [
  'escrow_order.frozen_from',
  'external_identity.provider',
  'invoice.series',
  'invoice_counter.series',
  'one_time_code.channel',
  'one_time_code.purpose',
  'passkey_challenge.purpose',
  'payment_instrument.method',
  'plan.duration_type',
  'pool_return.reason',
  'referral.refused_for',
  'referral_reward.kind',
  'referral_reward.reason',
  'referral_reward.status',
  'social_connection.last_error',
  'social_connection.state',
  'social_erasure.sign_in',
];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('holds each column to the words of the contract', async () => {
  const checks = await readListChecks(database.db);
  const held = checks.filter(({ column }) => !internal.includes(column));
  expect(Object.fromEntries(held.map(({ column, values }) => [column, [...values].sort()]))).toEqual(
    Object.fromEntries(Object.entries(columns).map(([column, values]) => [column, [...values].sort()])),
  );
  const known = checks.map(({ column }) => column);
  expect(internal.filter((column) => !known.includes(column))).toEqual([]);
});

it('plays every platform in the sandbox, which knows no contract', () => {
  expect([...sandboxPlatforms].sort()).toEqual([...platformIds].sort());
});
