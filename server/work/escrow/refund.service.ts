import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { maySidesMove } from '../../campaigns/held-money/held-money.policy.ts';
import type { Context } from '../../kit/context/context.ts';
import { demand } from '../../kit/http/policy.ts';
import { askGateway } from '../../money/gateway/gateway.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { qualifyReferral } from '../../money/referrals/qualification.service.ts';
import { claimRefund, lockOrderOf, selectUnrefunded, updateOrder } from './escrow.queries.ts';
import { refundedEntries } from './escrow.rules.ts';
import { notifyRefunded, type TitledCampaign } from './notices.service.ts';
import { postOnce } from './postings.service.ts';

/** Minutes after which an interrupted refund is retried. */
const claimMinutes = 10;
const batch = 200;

/** Refunds the held money of a cancelled agreement, if any. */
export async function returnHeldMoney(tx: Context, { campaign, application }: Agreed): Promise<void> {
  const order = await lockOrderOf(tx.db, application.id);
  demand(maySidesMove(order));
  if (order?.status === 'held') await refundOrder(tx, campaign, order);
}

/** Refunds a held order completely: in the ledger now, at the gateway after commit. */
export async function refundOrder(tx: Context, campaign: TitledCampaign, order: EscrowOrderRow): Promise<void> {
  const { amount } = order;
  await postOnce(tx, {
    kind: 'escrow.refunded',
    reference: `escrow-refund:${order.id}`,
    note: ledgerNotes.workBack,
    detail: { application_id: order.application_id, payment_id: order.payment_id },
    entries: refundedEntries(order, amount),
  });
  await updateOrder(tx.db, order.id, { status: 'refunded', refunded: amount, ended_at: tx.now() });
  askForRefund(tx, order);
  await notifyRefunded(tx, { campaign, order, amount });
  await qualifyReferral(tx, order.payer_id);
}

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
    const refundId = await refundAtGateway(context, { ...order, payment_id: order.payment_id });
    await updateOrder(context.db, order.id, { refund_id: refundId, refund_claimed_at: null });
  } catch (error) {
    await updateOrder(context.db, order.id, { refund_claimed_at: null });
    throw error;
  }
}

async function refundAtGateway(
  context: Context,
  {
    id,
    payment_id,
    refunded,
    charged_back,
  }: Pick<EscrowOrderRow, 'id' | 'refunded' | 'charged_back'> & { payment_id: string },
): Promise<string> {
  const receipt = `escrow-${id}`;
  const made = await askGateway(context, (client) => client.payments.fetchMultipleRefund(payment_id, {}));
  const known = made.items.find((refund) => refund.receipt === receipt);
  if (known) return known.id;
  const refund = await askGateway(context, (client) =>
    client.payments.refund(payment_id, { amount: refunded - charged_back, receipt }),
  );
  return refund.id;
}
