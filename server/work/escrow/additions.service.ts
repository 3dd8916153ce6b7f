import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { qualifyReferral } from '../../money/referrals/qualification.service.ts';
import { lockOrderById, selectOrderFor, supersedeOrder, updateOrder } from './escrow.queries.ts';
import { fundedEntries, referenceOf } from './escrow.rules.ts';
import { bookReturned } from './held-work.service.ts';
import { moveMoney } from './movement.service.ts';
import { notifyRefunded } from './notices.service.ts';
import { columnsOfPayment, type GatewayPaid } from './pool-holding.service.ts';
import { postOnce } from './postings.service.ts';

/** The order at the gateway for the increase of a change order; undefined before it was asked for. */
export async function findAddition(context: Context, changeOrderId: number): Promise<EscrowOrderRow | undefined> {
  return selectOrderFor(context.db, { column: 'change_order_id', id: changeOrderId });
}

/** The order of an agreement; undefined before its payment was asked for. */
export async function findAgreementOrder(context: Context, applicationId: number): Promise<EscrowOrderRow | undefined> {
  return selectOrderFor(context.db, { column: 'application_id', id: applicationId });
}

interface Arrived {
  /** The order of the payment before it. */
  seen: EscrowOrderRow;
  payment: GatewayPaid;
}

/** Locks the order of a payment that came in; null where it was booked already. */
export async function lockArrived(tx: Context, { seen }: Pick<Arrived, 'seen'>): Promise<EscrowOrderRow | null> {
  const row = await lockOrderById(tx.db, seen.id);
  return row.status === 'created' ? row : null;
}

interface Addition extends Arrived {
  /** The agreement's order, locked. */
  order: EscrowOrderRow;
  /** Paise by which the influencer's GST within the order changes. */
  gst: number;
}

/** Adds the payment of a change order to what is held for its agreement, once; also to one that was released. */
export async function addToHeld(
  tx: Context,
  { campaign, application }: Agreed,
  { order, gst, seen, payment }: Addition,
) {
  await updateOrder(tx.db, seen.id, { ...columnsOfPayment(tx, payment), status: 'added' });
  const after = await updateOrder(tx.db, order.id, {
    status: 'held',
    ended_at: null,
    amount: order.amount + seen.amount,
    added: order.added + seen.amount,
    creator_gst: order.creator_gst + gst,
    gateway_fee: order.gateway_fee + payment.fee,
  });
  await postOnce(tx, {
    kind: 'escrow.funded',
    reference: `escrow-payment:${payment.id}`,
    note: ledgerNotes.workHeld,
    detail: { application_id: application.id, campaign_id: campaign.id, payer_id: order.payer_id },
    entries: fundedEntries(after, seen.amount),
  });
  await qualifyReferral(tx, order.payer_id);
  return after;
}

/** Books the payment of a change order that cannot take effect any more: it came in, and goes back. */
export async function returnAddition(tx: Context, agreed: Agreed, { seen, payment }: Arrived): Promise<void> {
  const ended = { status: 'refunded', refunded: seen.amount, ended_at: tx.now() } as const;
  await bookReturned(tx, agreed, await updateOrder(tx.db, seen.id, { ...columnsOfPayment(tx, payment), ...ended }));
}

interface Decrease {
  /** The agreement's order, locked and held. */
  order: EscrowOrderRow;
  /** Paise that go back with their GST, and the GST within. */
  refunded: number;
  gst: number;
}

/** Refunds what a lower price no longer holds; its plan is replaced by the caller. */
export async function refundDecrease(tx: Context, agreed: Agreed, { order, refunded, gst }: Decrease): Promise<void> {
  const reference = referenceOf('escrow-refund', order);
  const posting = { kind: 'escrow.refunded', reference, note: ledgerNotes.workBack };
  await moveMoney(tx, agreed, { order, moves: [], beside: { refunded, gst }, posting });
  await notifyRefunded(tx, { campaign: agreed.campaign, order, amount: refunded });
}

/** Lets the unpaid order of an agreement whose price changed go: the next payment asks for a new one, and a late one is refunded. */
export async function supersedeUnpaid(tx: Context, applicationId: number): Promise<void> {
  await supersedeOrder(tx.db, applicationId, tx.now());
}
