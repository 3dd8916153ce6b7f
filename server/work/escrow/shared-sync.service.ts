import { dayMs } from '../../../contract/kit/calendar.ts';
import type { EscrowOrderRow } from '../../../database/schema.ts';
import { type Agreed, lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { askGateway } from '../../money/gateway/gateway.service.ts';
import { rememberInstrument } from '../../money/payment-instruments/payment-instruments.service.ts';
import { insertPaidOrder, lockOrderOf } from './escrow.queries.ts';
import { bookHeld, bookReturned } from './held-work.service.ts';
import { notifyFundedMany } from './notices.service.ts';
import { columnsOfPayment, type GatewayPaid } from './pool-holding.service.ts';
import { readPrice } from './quote.service.ts';
import {
  lockSharedPayment,
  type PartRow,
  type SharedPaymentRow,
  selectParts,
  selectSharedPayment,
  selectUnchecked,
  selectUnpaidFor,
  setChecked,
  setPaid,
} from './shared-payments.queries.ts';
import { shareOut } from './shared-payments.rules.ts';

/** Days after which an unpaid order is not asked about any more; a payment would still be reported by its webhook. */
export const openDays = 14;
const batch = 200;
const staleMinutes = 55;

type Status = 'created' | 'paid';

/** The same as `syncSharedPayment` by the gateway's id; null where no payment has it. */
export async function syncSharedById(context: Context, providerId: string): Promise<Status | null> {
  const payment = await selectSharedPayment(context.db, providerId);
  return payment ? syncSharedPayment(context, payment) : null;
}

/** Reads from the gateway whether a payment for several agreements was made, and if so books each part of it. */
export async function syncSharedPayment(context: Context, seen: SharedPaymentRow): Promise<Status> {
  if (seen.payment_id !== null) return 'paid';
  const payments = await askGateway(context, (client) => client.orders.fetchPayments(seen.provider_id));
  const paid = payments.items.find((payment) => payment.status === 'captured');
  if (!paid) {
    await setChecked(context.db, seen.id, context.now());
    return 'created';
  }
  if (Number(paid.amount) !== seen.amount) {
    throw new Error(`Order ${seen.provider_id} was paid with ${paid.amount} paise`);
  }
  const paidAt = new Date(paid.created_at * 1000);
  await inTransaction(context, async (tx) => {
    if ((await lockSharedPayment(tx.db, seen.id)).payment_id !== null) return;
    await setPaid(tx.db, seen.id, { payment_id: paid.id, paid_at: paidAt });
    const instrument = await rememberInstrument(tx, { accountId: seen.payer_id, payment: paid, paidAt });
    const cardSince = instrument?.method === 'card' ? instrument.firstPaidAt : null;
    await bookParts(tx, seen, { id: paid.id, paidAt, fee: Number(paid.fee ?? 0), cardSince });
  });
  return 'paid';
}

/** Holds the part of each agreement that waits for its money, and refunds those of the others, in this transaction. */
async function bookParts(tx: Context, seen: SharedPaymentRow, payment: GatewayPaid): Promise<void> {
  const parts = await selectParts(tx.db, seen.id);
  const fees = shareOut(
    payment.fee,
    parts.map(({ amount }) => amount),
  );
  const held: EscrowOrderRow[] = [];
  for (const [at, part] of parts.entries()) {
    const agreed = await lockAgreedById(tx, part.application_id);
    const order = await bookPart(tx, agreed, { seen, part, payment: { ...payment, fee: fees[at] ?? 0 } });
    if (order) held.push(order);
  }
  await notifyFundedMany(tx, seen.payer_id, held);
}

interface Booking {
  seen: SharedPaymentRow;
  part: PartRow;
  payment: GatewayPaid;
}

/** Returns the order of the agreement; null where its part is refunded. */
async function bookPart(tx: Context, agreed: Agreed, { seen, part, payment }: Booking): Promise<EscrowOrderRow | null> {
  const { amount, creator_gst, fee_basis_points } = part;
  const values = {
    application_id: agreed.application.id,
    payer_id: seen.payer_id,
    payee_id: agreed.application.influencer_id,
    provider_id: seen.provider_id,
    amount,
    creator_gst,
    fee_basis_points,
    created_at: seen.created_at,
    ...columnsOfPayment(tx, payment),
  };
  const existing = await lockOrderOf(tx.db, agreed.application.id);
  const isFunded = existing && existing.status !== 'created' && existing.status !== 'refunded';
  const isStarted = agreed.application.status !== 'accepted';
  if (isFunded || (!isStarted && amount !== (await readPrice(tx, agreed.application)).amount)) {
    // Funded another way, or at another price, meanwhile.
    const ended = { status: 'refunded', refunded: amount, ended_at: tx.now() } as const;
    await bookReturned(tx, agreed, await insertPaidOrder(tx.db, { ...values, ...ended }));
    return null;
  }
  const order = await insertPaidOrder(tx.db, { ...values, status: 'held' });
  return (await bookHeld(tx, agreed, { order, isOneOfMany: true })) === 'held' ? order : null;
}

/** Asks the gateway about unpaid payments for an agreement, since their webhooks may be late. */
export async function syncSharedFor(context: Context, applicationId: number): Promise<void> {
  for (const providerId of await selectUnpaidFor(context.db, applicationId)) {
    await syncSharedById(context, providerId);
  }
}

/** Asks the gateway about every unpaid payment without news for an hour. */
export async function reconcileShared(context: Context): Promise<void> {
  const now = context.now().getTime();
  const span = { from: new Date(now - openDays * dayMs), checkedBefore: new Date(now - staleMinutes * 60_000) };
  for (const { provider_id } of await selectUnchecked(context.db, { ...span, limit: batch })) {
    await syncSharedById(context, provider_id).catch((error) =>
      context.log.warn({ err: error }, 'A payment for several agreements could not be reconciled'),
    );
  }
}
