import type { SubscriptionStatus } from '../../database/schema/subscription.ts';
import { askGateway } from '../gateway/gateway.service.ts';
import type { Context } from '../kit/context.ts';
import { createLanes } from '../kit/lanes.ts';
import { inTransaction } from '../kit/transaction.ts';
import { post } from '../ledger/ledger.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { taxIn } from '../taxes/taxes.rules.ts';
import { readTaxRate } from '../taxes/taxes.service.ts';
import {
  insertPayment,
  type PaidPeriod,
  type SubscriptionRow,
  selectByProviderId,
  selectOfAccount,
  selectUnchecked,
  updateMirror,
} from './subscriptions.queries.ts';
import { type GatewaySubscription, isCurrent, mirrorOf, noticeOf } from './subscriptions.rules.ts';

/** Tries against writers in other processes; those of this one wait for each other. */
const tries = 5;
const inLane = createLanes();

interface GatewayInvoice {
  payment_id?: string | null;
  status?: string | null;
  amount?: number | string | null;
  billing_start?: number | null;
  billing_end?: number | null;
  paid_at?: number | null;
}

/**
 * Makes the mirror equal to what the gateway says now: the one way a subscription ever changes here. Webhooks, the
 * status call and reconciliation are only reasons to look, so that no order or repetition of them matters.
 * Returns the status, or null when the subscription is not ours.
 */
export function syncSubscription(context: Context, providerId: string): Promise<SubscriptionStatus | null> {
  return inLane(providerId, () => readAndWrite(context, providerId));
}

async function readAndWrite(context: Context, providerId: string): Promise<SubscriptionStatus | null> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const before = await selectByProviderId(context.db, providerId);
    if (!before) return null;
    const entity = await askGateway(context, (client) => client.subscriptions.fetch(providerId));
    const paid = await readPayments(context, before);
    const mirror = mirrorOf(entity as GatewaySubscription);
    const written = await inTransaction(context, async (tx) => {
      const at = { id: before.id, version: before.version, now: tx.now() };
      if (!(await updateMirror(tx.db, at, mirror))) return false;
      for (const payment of paid) await bookPayment(tx, before, payment);
      const notice = noticeOf(before, mirror, before.title);
      if (notice)
        await notify(tx, { accountId: before.account_id, type: 'subscription', link: '/my-subscription', ...notice });
      return true;
    });
    if (!written) continue;
    await followUp(context, before, mirror.status);
    return mirror.status;
  }
  throw new Error(`Subscription ${providerId} moved too often to be read`);
}

async function readPayments(context: Context, { id, provider_id }: SubscriptionRow): Promise<PaidPeriod[]> {
  const list = await askGateway(context, (client) => client.invoices.all({ subscription_id: provider_id, count: 100 }));
  return (list.items as GatewayInvoice[])
    .filter((invoice) => invoice.status === 'paid' && invoice.payment_id)
    .map((invoice) => ({
      subscription_id: id,
      provider_payment_id: String(invoice.payment_id),
      amount: Number(invoice.amount),
      period_start: invoice.billing_start ? new Date(invoice.billing_start * 1000) : null,
      period_end: invoice.billing_end ? new Date(invoice.billing_end * 1000) : null,
      paid_at: new Date((invoice.paid_at ?? 0) * 1000),
    }));
}

/** A payment enters the ledger once, its GST apart. */
async function bookPayment(tx: Context, subscription: SubscriptionRow, payment: PaidPeriod): Promise<void> {
  if ((await insertPayment(tx.db, payment)) === null) return;
  const rate = await readTaxRate(tx, 'gst', payment.paid_at);
  const gst = taxIn(payment.amount, rate?.basisPoints ?? 0);
  await post(tx, {
    kind: 'subscription.charged',
    reference: `subscription-payment:${payment.provider_payment_id}`,
    note: subscription.title,
    detail: { account_id: subscription.account_id, subscription_id: subscription.id },
    entries: [
      { kind: 'gateway', amount: -payment.amount },
      { kind: 'sales', amount: payment.amount - gst },
      { kind: 'gst', amount: gst },
    ],
  });
}

/** Buying another plan ends the old one once the new one is active; the owner's pages learn of the change. */
async function followUp(context: Context, subscription: SubscriptionRow, status: SubscriptionStatus): Promise<void> {
  const all = await selectOfAccount(context.db, subscription.account_id);
  if (status === 'active') {
    for (const other of all) {
      const replaced =
        other.id < subscription.id && ['authenticated', 'active', 'pending', 'paused'].includes(other.status);
      if (!replaced || other.cancels_at_end) continue;
      await askGateway(context, (client) => client.subscriptions.cancel(other.provider_id, false));
      await syncSubscription(context, other.provider_id);
    }
  }
  const isSubscriber = all.some((each) => isCurrent(each, context.now()));
  context.live.toAccount(subscription.account_id, 'profile', { is_subscriber: isSubscriber ? 1 : 0 });
}

const batch = 200;
const staleMinutes = 55;

/** Asks the gateway about every open subscription that nothing was heard of for an hour. */
export async function reconcileSubscriptions(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - staleMinutes * 60_000);
  for (const { provider_id } of await selectUnchecked(context.db, before, batch)) {
    await syncSubscription(context, provider_id).catch((error) =>
      context.log.warn({ err: error }, 'A subscription could not be reconciled'),
    );
  }
}
