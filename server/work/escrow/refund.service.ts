import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { askGateway } from '../../money/gateway/gateway.service.ts';
import { claimRefund, selectUnrefunded, updateOrder } from './escrow.queries.ts';

/** Minutes after which an interrupted refund is retried. */
const claimMinutes = 10;
const batch = 200;

/** Queues a due refund at the gateway after commit. */
export function askForRefund(tx: Context, { id }: EscrowOrderRow): void {
  tx.afterCommit(() => tx.jobs.send('escrow.refund', { id }, { once: String(id) }));
}

/** Requests every refund that the gateway has not confirmed yet. */
export async function settleRefunds(context: Context): Promise<void> {
  for (const id of await selectUnrefunded(context.db, batch)) {
    await settleRefund(context, id).catch((error) => context.log.warn({ err: error }, 'A refund could not be made'));
  }
}

/**
 * Makes one refund, once however often it is called: the claim excludes other processes, and the gateway's record shows
 * what was done.
 */
export async function settleRefund(context: Context, orderId: number): Promise<void> {
  const now = context.now();
  const staleBefore = new Date(now.getTime() - claimMinutes * 60_000);
  const order = await claimRefund(context.db, orderId, { now, staleBefore });
  if (!order?.payment_id) return;
  try {
    const made = await refundAtGateway(context, { ...order, payment_id: order.payment_id });
    const sent = order.refund_sent + made.amount;
    await updateOrder(context.db, order.id, { refund_id: made.id, refund_sent: sent, refund_claimed_at: null });
    // More was refunded while this part was asked for.
    if (sentBack(order) > sent) askForRefund(context, order);
  } catch (error) {
    await updateOrder(context.db, order.id, { refund_claimed_at: null });
    throw error;
  }
}

type Refundable = Pick<EscrowOrderRow, 'id' | 'refunded' | 'charged_back' | 'added_refunded' | 'refund_sent'> & {
  payment_id: string;
};

/** Paise of a payment that the gateway sends back in all; the payments of change orders send their own part. */
function sentBack({ refunded, charged_back, added_refunded }: Omit<Refundable, 'payment_id'>): number {
  return refunded - charged_back - added_refunded;
}

/** The refund of what was not sent yet, unless the gateway has it already: its receipt says what was sent before. */
async function refundAtGateway(context: Context, order: Refundable): Promise<{ id: string; amount: number }> {
  const { id, payment_id, refund_sent: sent } = order;
  const receipt = sent === 0 ? `escrow-${id}` : `escrow-${id}-${sent}`;
  const made = await askGateway(context, (client) => client.payments.fetchMultipleRefund(payment_id, {}));
  const known = made.items.find((refund) => refund.receipt === receipt);
  const amount = sentBack(order) - sent;
  const refund =
    known ?? (await askGateway(context, (client) => client.payments.refund(payment_id, { amount, receipt })));
  return { id: refund.id, amount: Number(refund.amount) };
}
