import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { issueFeeInvoice } from '../../money/invoices/issue.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { askForReviews } from '../reviews/notices.service.ts';
import { mayDispute } from './escrow.policy.ts';
import { lockOrderOf, updateOrder } from './escrow.queries.ts';
import { disputedEntries, partsOf, refundedEntries, releasedEntries } from './escrow.rules.ts';
import { postOnce } from './postings.service.ts';
import { readNet } from './rates.service.ts';
import { askForRefund } from './refund.service.ts';
import { columnsOf, countReleased, creditNet, feeOf, reviewParties } from './release.service.ts';

/** Freezes held money until an operator has decided. */
export async function holdForOperator(tx: Context, { application }: Agreed): Promise<EscrowOrderRow> {
  const order = await lockOrderOf(tx.db, application.id);
  demand(mayDispute(order?.status));
  if (!order) throw new Error(`Application ${application.id} has no money to dispute`);
  await postOnce(tx, {
    kind: 'dispute.opened',
    reference: `escrow-dispute:${order.id}`,
    note: ledgerNotes.disputed,
    detail: { application_id: application.id },
    entries: disputedEntries(order, order.amount),
  });
  return updateOrder(tx.db, order.id, { status: 'disputed' });
}

/** The disputed order for a decision. */
export async function lockDisputed(tx: Context, { application }: Agreed): Promise<EscrowOrderRow> {
  const order = await lockOrderOf(tx.db, application.id);
  if (order?.status !== 'disputed') throw refuse('CONFLICT', 'There’s no money on hold for this dispute any more.');
  return order;
}

interface Settlement {
  order: EscrowOrderRow;
  /** Paise to the influencer before deductions, and back to the payer; together the whole amount. */
  released: number;
  refunded: number;
  note: string | null;
}

/** Divides disputed money and ends its agreement. Returns the net paise for the influencer. */
export async function settleDisputed(tx: Context, agreed: Agreed, settlement: Settlement): Promise<number> {
  const { order, released, refunded, note } = settlement;
  const net = await readNet(tx, {
    ...partsOf(order, released),
    payeeId: order.payee_id,
    feeBasisPoints: order.fee_basis_points,
  });
  const reference = `escrow-decision:${order.id}`;
  await issueFeeInvoice(tx, feeOf({ order, net, campaign: agreed.campaign, reference }));
  // One posting for both parts: a posting locks its accounts in a fixed order, which two in a row would not keep.
  await postOnce(tx, {
    kind: 'dispute.decided',
    reference,
    note: ledgerNotes.decidedWork(agreed.campaign.title),
    detail: { application_id: order.application_id, fee: net.fee, gst: net.gst, tds: net.tds },
    entries: [...releasedEntries(order, net, await creditNet(tx, order, net)), ...refundedEntries(order, refunded)],
  });
  if (refunded > 0) askForRefund(tx, order);
  const status = released > 0 ? 'released' : 'refunded';
  await updateOrder(tx.db, order.id, { ...columnsOf(net), refunded, status, ended_at: tx.now() });
  const { campaign, application } = agreed;
  await countReleased(tx, order, { campaignId: campaign.id, applicationId: application.id, released });
  const to = released > 0 ? 'paid' : 'cancelled';
  await advanceApplication(tx, { ...agreed, to, by: 'system', cause: 'decision', byId: null, note, isNotified: true });
  if (to === 'paid') await askForReviews(tx, { campaign, application });
  await reviewParties(tx, order);
  return net.net;
}
