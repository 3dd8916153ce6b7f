import type { CampaignRow, EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { creditIncome } from '../../money/card-holds/card-holds.service.ts';
import { issueFeeInvoice } from '../../money/invoices/issue.service.ts';
import type { Entry, Posting } from '../../money/ledger/ledger.rules.ts';
import { readShare, recordShare, type Share } from '../../money/manager-shares/manager-shares.service.ts';
import { qualifyReferral } from '../../money/referrals/qualification.service.ts';
import { countWork } from '../counted-work/counted-work.service.ts';
import { type PaymentMove, sumMoves } from '../payments/payments.rules.ts';
import { recordMoves } from '../payments/payments.service.ts';
import { updateOrder } from './escrow.queries.ts';
import { leftOf, type Net, refundedEntries, releasedBefore, releasedEntries } from './escrow.rules.ts';
import { postOnce } from './postings.service.ts';
import { readNet } from './rates.service.ts';
import { askForRefund } from './refund.service.ts';
import type { SourceMove } from './sources.rules.ts';
import { divideOrder, moveAdditions } from './sources.service.ts';

interface Movement {
  order: EscrowOrderRow;
  moves: readonly PaymentMove[];
  /** Paise refunded by a lower price, which no payment of the plan holds any more, and the influencer's GST within them. */
  beside?: { refunded: number; gst: number };
  posting: Pick<Posting, 'kind' | 'reference' | 'note'>;
  /** Further postings booked with it. */
  more?: readonly Entry[];
}

interface Moved {
  /** The order afterwards; ended once nothing of it is left. */
  order: EscrowOrderRow;
  net: Net;
  /** Paise of the net amount that went to the payee's talent manager. */
  share: number;
}

/**
 * Releases and refunds parts of an order's held money, in one posting: a posting locks its accounts in a fixed order, which two in
 * a row would not keep. Refunds reach the gateway after the commit.
 */
export async function moveMoney(
  tx: Context,
  { campaign, application }: Agreed,
  { order, moves, posting, more = [], beside = { refunded: 0, gst: 0 } }: Movement,
): Promise<Moved> {
  const { released, releasedGst, refunded: planned } = sumMoves(moves);
  const refunded = planned + beside.refunded;
  const sources = await divideOrder(tx, order, { released, refunded });
  const net = await readNet(tx, {
    amount: released - releasedGst,
    creatorGst: releasedGst,
    payeeId: order.payee_id,
    feeBasisPoints: order.fee_basis_points,
    before: releasedBefore(order),
  });
  const share = await readShare(tx, { accountId: order.payee_id, amount: net.net - net.creatorGst });
  await issueFeeInvoice(tx, feeOf({ order, net, campaign, reference: posting.reference }));
  await postOnce(tx, {
    ...posting,
    detail: {
      application_id: application.id,
      payment_id: order.payment_id,
      fee: net.fee,
      gst: net.gst,
      tds: net.tds,
    },
    entries: [
      ...releasedEntries(order, net, await creditNet(tx, order, { net, share, sources })),
      ...refundedEntries(order, refunded),
      ...more,
    ],
  });
  const { payee_id: accountId, id: orderId } = order;
  if (share) {
    await recordShare(tx, { share, accountId, orderId, reference: posting.reference, campaign: campaign.title });
  }
  const back = await moveAdditions(tx, order, sources);
  const after = await updateOrder(tx.db, order.id, {
    ...columnsAfter(tx, order, { net, refunded }),
    added_refunded: order.added_refunded + back,
    creator_gst: order.creator_gst - beside.gst,
  });
  await recordMoves(tx, application, moves);
  if (refunded > back) askForRefund(tx, order);
  if (after.status === 'released') {
    await countReleased(tx, order, {
      campaignId: campaign.id,
      applicationId: application.id,
      released: after.released,
    });
  }
  for (const id of [order.payer_id, order.payee_id].toSorted((a, b) => a - b)) await qualifyReferral(tx, id);
  return { order: after, net, share: share?.amount ?? 0 };
}

function columnsAfter(tx: Context, order: EscrowOrderRow, { net, refunded }: { net: Net; refunded: number }) {
  const columns = {
    released: order.released + net.amount + net.creatorGst,
    released_gst: order.released_gst + net.creatorGst,
    fee: order.fee + net.fee,
    gst: order.gst + net.gst,
    tds: order.tds + net.tds,
    refunded: order.refunded + refunded,
  };
  if (leftOf({ ...order, ...columns }) > 0) return columns;
  const status = columns.released > 0 ? ('released' as const) : ('refunded' as const);
  return { ...columns, status, ended_at: tx.now() };
}

interface Credit {
  net: Net;
  share: Share | null;
  sources: readonly SourceMove[];
}

/**
 * Ledger entries that credit the net amount to the payee and their talent manager, on hold in so far as a new card paid what is
 * released (CARD_HOLD_DAYS).
 */
async function creditNet(
  tx: Context,
  order: EscrowOrderRow,
  { net: { net }, share, ...from }: Credit,
): Promise<Entry[]> {
  if (net === 0) return [];
  const paid = from.sources.filter(({ released }) => released > 0);
  const sources = paid.map(({ source, released }) => ({ paid: released, cardSince: source.card_since }));
  const own = await creditIncome(tx, { ownerId: order.payee_id, amount: net - (share?.amount ?? 0), sources });
  if (!share) return own;
  return [...own, ...(await creditIncome(tx, { ownerId: share.managerId, amount: share.amount, sources }))];
}

/** Records released work for reviews and the track record. */
export async function countReleased(
  tx: Context,
  { payer_id: businessId, payee_id: influencerId }: Pick<EscrowOrderRow, 'payer_id' | 'payee_id'>,
  work: { campaignId: number; applicationId: number; released: number },
): Promise<void> {
  await countWork(tx, { ...work, businessId, influencerId });
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
