import { dayMs } from '../../../contract/kit/calendar.ts';
import type { EscrowOrderRow } from '../../../database/schema.ts';
import { lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { createKeyedMutex } from '../../kit/context/keyed-mutex.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { askGateway } from '../../money/gateway/gateway.service.ts';
import { rememberInstrument } from '../../money/payment-instruments/payment-instruments.service.ts';
import { lockOrderById, lockOrderOf, selectOrderByProviderId, selectUnpaid, updateOrder } from './escrow.queries.ts';
import { bookHeld, bookReturned } from './held-work.service.ts';
import { columnsOfPayment, type GatewayPaid, holdContribution } from './pool-holding.service.ts';
import { readPrice } from './quote.service.ts';
import { openDays, reconcileShared, syncSharedById } from './shared-sync.service.ts';

const runExclusive = createKeyedMutex();

/**
 * Reads from the gateway whether an order was paid, and if so holds the money: the only way an order becomes paid here.
 * Webhooks, the status call and reconciliation merely trigger it. Null when the order is not ours.
 */
export function syncOrder(context: Context, providerId: string): Promise<EscrowOrderRow['status'] | null> {
  return runExclusive(providerId, () => readAndWrite(context, providerId));
}

async function readAndWrite(context: Context, providerId: string): Promise<EscrowOrderRow['status'] | null> {
  const order = await selectOrderByProviderId(context.db, providerId);
  if (!order) return (await syncSharedById(context, providerId)) === 'paid' ? 'held' : null;
  const { application_id: applicationId, pledge_id: pledgeId, change_order_id: changeOrderId } = order;
  if (changeOrderId !== null) return null;
  return readPaid(context, order, async (tx, payment) => {
    if (pledgeId !== null) return holdContribution(tx, { seen: order, pledgeId, payment });
    return applicationId === null ? null : holdForWork(tx, { seen: order, applicationId, payment });
  });
}

type Booked = EscrowOrderRow['status'] | null;
/** Books a payment that the gateway reports, once, in this transaction. */
type Book = (tx: Context, payment: GatewayPaid) => Promise<Booked>;

/** The same for the payment of a change order, which the change order books itself. Null when no change order has it. */
export function syncAddition(
  context: Context,
  providerId: string,
  bookOf: (order: EscrowOrderRow & { change_order_id: number }) => Book,
): Promise<Booked> {
  return runExclusive(providerId, async () => {
    const order = await selectOrderByProviderId(context.db, providerId);
    const id = order?.change_order_id;
    return order && id != null ? readPaid(context, order, bookOf({ ...order, change_order_id: id })) : null;
  });
}

async function readPaid(context: Context, order: EscrowOrderRow, book: Book): Promise<Booked> {
  const { provider_id: providerId } = order;
  if (order.status !== 'created') return order.status;
  const payments = await askGateway(context, (client) => client.orders.fetchPayments(providerId));
  const paid = payments.items.find((payment) => payment.status === 'captured');
  if (!paid) {
    await updateOrder(context.db, order.id, { checked_at: context.now() });
    return order.status;
  }
  if (Number(paid.amount) !== order.amount) throw new Error(`Order ${providerId} was paid with ${paid.amount} paise`);
  const paidAt = new Date(paid.created_at * 1000);
  return inTransaction(context, async (tx) => {
    const instrument = await rememberInstrument(tx, { accountId: order.payer_id, payment: paid, paidAt });
    const cardSince = instrument?.method === 'card' ? instrument.firstPaidAt : null;
    return book(tx, { id: paid.id, paidAt, fee: Number(paid.fee ?? 0), cardSince });
  });
}

interface Arrived {
  /** The order before the payment. */
  seen: EscrowOrderRow;
  applicationId: number;
  payment: GatewayPaid;
}

/** Books a payment once: held for an agreement that waits for that sum, otherwise refunded. */
async function holdForWork(tx: Context, { seen, applicationId, payment }: Arrived) {
  const agreed = await lockAgreedById(tx, applicationId);
  const latest = await lockOrderOf(tx.db, applicationId);
  const locked = latest?.id === seen.id ? latest : await lockOrderById(tx.db, seen.id);
  if (locked.status !== 'created') return locked.status;
  const columns = columnsOfPayment(tx, payment);
  if (latest?.id === seen.id && seen.amount === (await readPrice(tx, agreed.application)).amount) {
    return bookHeld(tx, agreed, { order: await updateOrder(tx.db, seen.id, { ...columns, status: 'held' }) });
  }
  const ended = { status: 'refunded', refunded: seen.amount, ended_at: tx.now() } as const;
  await bookReturned(tx, agreed, await updateOrder(tx.db, seen.id, { ...columns, ...ended }));
  return 'refunded' as const;
}

const batch = 200;
const staleMinutes = 55;

/** Asks the gateway about every open order without news for an hour, except those of change orders. */
export async function reconcileOrders(context: Context): Promise<void> {
  await reconcileEach(context, syncOrder, false);
  await reconcileShared(context);
}

/** The same for the payments of change orders, which `sync` books. */
export async function reconcileAdditions(context: Context, sync: typeof syncOrder): Promise<void> {
  await reconcileEach(context, sync, true);
}

async function reconcileEach(context: Context, sync: typeof syncOrder, ofChanges: boolean): Promise<void> {
  const now = context.now().getTime();
  const span = { from: new Date(now - openDays * dayMs), checkedBefore: new Date(now - staleMinutes * 60_000) };
  for (const { provider_id } of await selectUnpaid(context.db, { ...span, limit: batch, ofChanges })) {
    await sync(context, provider_id).catch((error) =>
      context.log.warn({ err: error }, 'A payment for work could not be reconciled'),
    );
  }
}
