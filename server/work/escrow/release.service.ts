import type { CampaignRow, EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication, movedByMoney } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { creditIncome } from '../../money/card-holds/card-holds.service.ts';
import { issueFeeInvoice } from '../../money/invoices/issue.service.ts';
import type { Entry } from '../../money/ledger/ledger.rules.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { qualifyReferral } from '../../money/referrals/qualification.service.ts';
import { countWork } from '../counted-work/counted-work.service.ts';
import { askForReviews } from '../reviews/notices.service.ts';
import { lockOrderOf, updateOrder } from './escrow.queries.ts';
import { type Net, partsOf, releasedEntries } from './escrow.rules.ts';
import { notifyReleased } from './notices.service.ts';
import { postOnce } from './postings.service.ts';
import { readNet } from './rates.service.ts';

/** Locks and returns the order of an agreement; undefined without one. */
export async function lockOrder(tx: Context, applicationId: number): Promise<EscrowOrderRow | undefined> {
  return lockOrderOf(tx.db, applicationId);
}

/** Releases the held money of approved work and moves its application to `paid`; does nothing without held money. */
export async function releaseHeldMoney(
  tx: Context,
  { campaign, application }: Agreed,
  { bySilence }: { bySilence: boolean },
): Promise<void> {
  const order = await lockOrderOf(tx.db, application.id);
  if (order?.status !== 'held') return;
  const net = await readNet(tx, {
    ...partsOf(order, order.amount),
    payeeId: order.payee_id,
    feeBasisPoints: order.fee_basis_points,
  });
  const reference = `escrow-release:${order.id}`;
  await issueFeeInvoice(tx, feeOf({ order, net, campaign, reference }));
  await postOnce(tx, {
    kind: 'escrow.released',
    reference,
    note: ledgerNotes.work(campaign.title),
    detail: { application_id: application.id, fee: net.fee, gst: net.gst, tds: net.tds },
    entries: releasedEntries(order, net, await creditNet(tx, order, net)),
  });
  await updateOrder(tx.db, order.id, { ...columnsOf(net), status: 'released', ended_at: tx.now() });
  await countReleased(tx, order, {
    campaignId: campaign.id,
    applicationId: application.id,
    released: net.amount + net.creatorGst,
  });
  await advanceApplication(tx, { campaign, application, to: 'paid', ...movedByMoney });
  await askForReviews(tx, { campaign, application });
  await notifyReleased(tx, { campaign, order, net, bySilence });
  await reviewParties(tx, order);
}

/** Ledger entries that credit the payee with the net amount, on hold where a new card paid (CARD_HOLD_DAYS). */
export async function creditNet(tx: Context, order: EscrowOrderRow, { net }: Net): Promise<Entry[]> {
  const sources = [{ paid: order.amount, cardSince: order.card_since }];
  return creditIncome(tx, { ownerId: order.payee_id, amount: net, sources });
}

/** Records released work for reviews and the track record. */
export async function countReleased(
  tx: Context,
  { payer_id: businessId, payee_id: influencerId }: Pick<EscrowOrderRow, 'payer_id' | 'payee_id'>,
  work: { campaignId: number; applicationId: number; released: number },
): Promise<void> {
  await countWork(tx, { ...work, businessId, influencerId });
}

/** Reviews the referrals of both parties, which a change of the money may qualify or end. */
export async function reviewParties(tx: Context, { payer_id, payee_id }: EscrowOrderRow): Promise<void> {
  for (const id of [payer_id, payee_id].toSorted((a, b) => a - b)) await qualifyReferral(tx, id);
}

interface Charge {
  order: EscrowOrderRow;
  net: Awaited<ReturnType<typeof readNet>>;
  campaign: Pick<CampaignRow, 'title'>;
  reference: string;
}

/** The fee of a release, for its invoice. */
export function feeOf({ order, net, campaign, reference }: Charge) {
  return {
    accountId: order.payee_id,
    of: { orderId: order.id },
    campaign: campaign.title,
    amount: net.fee,
    basisPoints: net.gstBasisPoints,
    reference,
  };
}

/** Columns of a release in its order. */
export function columnsOf({ amount, fee, gst, tds, creatorGst }: Net) {
  return { released: amount + creatorGst, released_gst: creatorGst, fee, gst, tds };
}
