import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { ChargebackRow, EscrowOrderRow } from '../../../database/schema.ts';
import { lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { lockPledged } from '../../campaigns/pledges/pledges.service.ts';
import { findOperatorIds } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { createKeyedMutex } from '../../kit/context/keyed-mutex.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { msg, onDay } from '../../kit/i18n/messages.ts';
import { askGateway } from '../../money/gateway/gateway.service.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import {
  insertChargeback,
  isContested,
  lockChargeback,
  selectOrderById,
  selectOrdersByPayment,
  selectSubscriptionPayment,
  updateChargeback,
} from './chargeback.queries.ts';
import { statusOf } from './chargeback.rules.ts';
import { loseChargeback } from './chargeback-loss.service.ts';
import { lockOrderFor, selectApplicationOf, selectOrderFor } from './escrow.queries.ts';
import { freezeOrder, thawOrder } from './freezing.service.ts';
import { takeInTurn } from './shared-payments.rules.ts';

const runExclusive = createKeyedMutex();

/** The fields of the gateway's dispute entity that the product reads. Amount in paise, times in seconds. */
interface ProviderDispute {
  id: string;
  payment_id: string;
  amount: number;
  status: string;
  reason_code: string;
  respond_by?: number | null;
  created_at: number;
}

/** Copies the gateway's current state of a dispute. A webhook merely triggers it. */
export function syncChargeback(context: Context, providerId: string): Promise<void> {
  return runExclusive(providerId, async () => {
    const said: ProviderDispute = await askGateway(context, (client) => client.disputes.fetch(providerId));
    await inTransaction(context, (tx) => writeChargebacks(tx, said));
  });
}

/** A payment for several agreements has a dispute for each of them here, with its part of the sum. */
async function writeChargebacks(tx: Context, said: ProviderDispute): Promise<void> {
  const orders = await selectOrdersByPayment(tx.db, said.payment_id);
  const [first] = orders;
  if (orders.length < 2) return writeChargeback(tx, said, first && (await findWhole(tx, first)));
  const amounts = takeInTurn(
    said.amount,
    orders.map(({ amount }) => amount),
  );
  for (const [at, order] of orders.entries()) {
    const amount = amounts[at] ?? 0;
    if (amount > 0)
      await writeChargeback(tx, { ...said, id: at === 0 ? said.id : `${said.id}-${order.id}`, amount }, order);
  }
}

/** The order of the agreement that the payment of a change order is a part of; any other is its own. */
async function findWhole(tx: Context, order: EscrowOrderRow): Promise<EscrowOrderRow> {
  if (order.change_order_id === null || order.status !== 'added') return order;
  const id = await selectApplicationOf(tx.db, order.change_order_id);
  return (await selectOrderFor(tx.db, { column: 'application_id', id })) ?? order;
}

async function writeChargeback(tx: Context, said: ProviderDispute, seen: EscrowOrderRow | undefined): Promise<void> {
  const paid = seen && (await lockPaidOrder(tx, seen));
  const known = await lockChargeback(tx.db, said.id);
  const chargeback = known ?? (await openChargeback(tx, said, paid));
  if (chargeback?.status !== 'open') return;
  const order = seen && (await selectOrderById(tx.db, seen.id));
  const status = statusOf(said.status);
  if (status === 'open') return;
  if (status === 'lost') return loseChargeback(tx, chargeback, order);
  await updateChargeback(tx.db, chargeback.id, { status: 'won', ended_at: tx.now() });
  if (order && !(await isContested(tx.db, order.id))) await thawOrder(tx, order, chargeback);
}

/** The order of a payment, locked after its agreement or pledge, like everywhere. */
async function lockPaidOrder(tx: Context, seen: EscrowOrderRow): Promise<EscrowOrderRow> {
  const { application_id: applicationId, pledge_id: pledgeId } = seen;
  // A payment of a change order that went back whole holds nothing.
  if (applicationId === null && pledgeId === null) return seen;
  if (applicationId !== null) await lockAgreedById(tx, applicationId);
  if (pledgeId !== null) await lockPledged(tx, pledgeId);
  const purpose =
    applicationId === null
      ? ({ column: 'pledge_id', id: pledgeId ?? 0 } as const)
      : ({ column: 'application_id', id: applicationId } as const);
  const latest = await lockOrderFor(tx.db, purpose);
  return latest?.id === seen.id ? latest : seen;
}

/** Inserts a new dispute and freezes the held part of its payment. Null where the payment is not ours. */
async function openChargeback(
  tx: Context,
  said: ProviderDispute,
  order: EscrowOrderRow | undefined,
): Promise<ChargebackRow | null> {
  const paid = order ? undefined : await selectSubscriptionPayment(tx.db, said.payment_id);
  const payerId = order?.payer_id ?? paid?.account_id;
  if (payerId === undefined) {
    tx.log.warn({ dispute: said.id }, 'A dispute is about a payment that is not here');
    return null;
  }
  const respondBy = said.respond_by ? new Date(said.respond_by * 1000) : null;
  const chargeback = await insertChargeback(tx.db, {
    provider_id: said.id,
    payment_id: said.payment_id,
    payer_id: payerId,
    order_id: order?.id ?? null,
    subscription_payment_id: paid?.id ?? null,
    amount: said.amount,
    status: 'open',
    reason_code: said.reason_code,
    respond_by: respondBy,
    created_at: tx.now(),
  });
  if (order) await freezeOrder(tx, order, chargeback);
  await notifyOperators(tx, chargeback);
  return chargeback;
}

/** Notifies operators, with the deadline for evidence. */
async function notifyOperators(tx: Context, { amount, respond_by, payment_id }: ChargebackRow): Promise<void> {
  const day = onDay(dateInIndia(respond_by ?? tx.now()));
  await notifyAll(
    tx,
    (await findOperatorIds(tx)).map((accountId) => ({
      accountId,
      type: 'money' as const,
      link: '/operator/disputes?about=banks',
      title: msg`Chargeback of ${{ money: inRupees(amount) }}: answer by ${{ day }}`,
      description: msg`Payment ${{ payment: payment_id }}. Send evidence in the payment partner’s dashboard. Any money on hold is frozen.`,
    })),
  );
}
