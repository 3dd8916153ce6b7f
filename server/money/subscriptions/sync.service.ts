import { dayMs } from '../../../contract/kit/calendar.ts';
import type { SubscriptionStatus } from '../../../contract/money/subscriptions.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { createKeyedMutex } from '../../kit/context/keyed-mutex.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { listWord } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { askGateway, GatewayError } from '../gateway/gateway.service.ts';
import { issueInvoice } from '../invoices/issue.service.ts';
import { post } from '../ledger/ledger.service.ts';
import type { GatewayPayment } from '../payment-instruments/payment-instruments.rules.ts';
import { rememberInstrument } from '../payment-instruments/payment-instruments.service.ts';
import { sharePayment } from '../referrals/qualification.service.ts';
import { noticeOf, renewedNotice } from './notices.rules.ts';
import {
  insertPayment,
  markChecked,
  moveDays,
  type PaidPeriod,
  type SubscriptionRow,
  selectByProviderId,
  selectOfAccount,
  selectPayments,
  selectUnchecked,
  updateMirror,
} from './subscriptions.queries.ts';
import {
  findReplaced,
  type GatewaySubscription,
  isCurrent,
  type Mirror,
  mirrorOf,
  payableDays,
  unusedDays,
} from './subscriptions.rules.ts';

/** Attempts against concurrent writers of other processes; those of this process are serialized. */
const tries = 5;
const runExclusive = createKeyedMutex();

interface GatewayInvoice {
  payment_id?: string | null;
  status?: string | null;
  amount?: number | string | null;
  billing_start?: number | null;
  billing_end?: number | null;
  paid_at?: number | null;
}

/** A paid period and its payment method. */
interface Charge {
  period: PaidPeriod;
  paidBy: GatewayPayment;
}

/**
 * Copies the gateway's current state: the only way a subscription changes here. Webhooks, the status call and
 * reconciliation merely trigger it, so their order and repetition do not matter. Returns the status, or null when the
 * subscription is not ours.
 */
export async function syncSubscription(context: Context, providerId: string): Promise<SubscriptionStatus | null> {
  const mirrored = await mirrorSubscription(context, providerId);
  if (!mirrored) return null;
  await endReplaced(context, mirrored.accountId);
  if (mirrored.moved) await notifyPages(context, mirrored.accountId);
  return mirrored.status;
}

interface Mirrored {
  accountId: number;
  status: SubscriptionStatus;
  /** Whether the status changed. */
  moved: boolean;
}

function mirrorSubscription(context: Context, providerId: string): Promise<Mirrored | null> {
  return runExclusive(providerId, async () => {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const before = await selectByProviderId(context.db, providerId);
      if (!before) return null;
      const entity = await askGateway(context, (client) => client.subscriptions.fetch(providerId));
      const paid = await readPayments(context, before);
      const mirror = mirrorOf(entity as GatewaySubscription, before);
      if (await writeMirror(context, { before, mirror, paid })) {
        return { accountId: before.account_id, status: mirror.status, moved: before.status !== mirror.status };
      }
    }
    throw new Error(`Subscription ${providerId} moved too often to be read`);
  });
}

/**
 * Writes our copy, payments and notification together. False when another writer was faster since `before` was read.
 */
async function writeMirror(
  context: Context,
  { before, mirror, paid }: { before: SubscriptionRow; mirror: Mirror; paid: Charge[] },
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const at = { id: before.id, version: before.version, now: tx.now() };
    if (!(await updateMirror(tx.db, at, mirror))) return false;
    for (const charge of paid) await takePayment(tx, { before, mirror, charge });
    await notifyOwner(tx, before, mirror.status);
    return true;
  });
}

/** Books a payment once; it is a renewal when the subscription was active before and still is. */
async function takePayment(
  tx: Context,
  { before, mirror, charge }: { before: SubscriptionRow; mirror: Mirror; charge: Charge },
) {
  const { period: payment } = charge;
  if (!(await bookPayment(tx, before, charge)) || before.status !== 'active' || mirror.status !== 'active') return;
  if ((await selectPayments(tx.db, before.id)).length < 2) return;
  const notice = renewedNotice({ plan: listWord(before.title), amount: payment.amount, until: payment.period_end });
  await notify(tx, { accountId: before.account_id, type: 'subscription', link: '/my-subscription', ...notice });
}

async function notifyOwner(tx: Context, before: SubscriptionRow, to: SubscriptionStatus): Promise<void> {
  if (before.status === to) return;
  const { account_id: accountId, title, status: from } = before;
  const all = await selectOfAccount(tx.db, accountId);
  const successor = all.find((each) => each.id > before.id && each.status === 'active')?.title;
  const notice = noticeOf({ from, to, plan: listWord(title), successor: successor && listWord(successor) });
  if (notice) await notify(tx, { accountId, type: 'subscription', link: '/my-subscription', ...notice });
}

async function readPayments(context: Context, { id, provider_id }: SubscriptionRow): Promise<Charge[]> {
  const list = await askGateway(context, (client) => client.invoices.all({ subscription_id: provider_id, count: 100 }));
  const known = new Set((await selectPayments(context.db, id)).map((each) => each.provider_payment_id));
  const fresh = (list.items as GatewayInvoice[])
    .filter((invoice) => invoice.status === 'paid' && invoice.payment_id)
    .map((invoice) => ({
      subscription_id: id,
      provider_payment_id: String(invoice.payment_id),
      amount: Number(invoice.amount),
      period_start: invoice.billing_start ? new Date(invoice.billing_start * 1000) : null,
      period_end: invoice.billing_end ? new Date(invoice.billing_end * 1000) : null,
      paid_at: new Date((invoice.paid_at ?? 0) * 1000),
    }))
    .filter(({ provider_payment_id }) => !known.has(provider_payment_id));
  const charges: Charge[] = [];
  for (const period of fresh) {
    const paidBy = await askGateway(context, (client) => client.payments.fetch(period.provider_payment_id));
    charges.push({ period: { ...period, gateway_fee: Number(paidBy.fee ?? 0) }, paidBy });
  }
  return charges;
}

/** Books a payment once, with its GST separated as on its invoice. False when it was booked before. */
async function bookPayment(tx: Context, subscription: SubscriptionRow, charge: Charge): Promise<boolean> {
  const { period: payment, paidBy } = charge;
  const paymentId = await insertPayment(tx.db, payment);
  if (paymentId === null) return false;
  await rememberInstrument(tx, { accountId: subscription.account_id, payment: paidBy, paidAt: payment.paid_at });
  const { taxable } = await issueInvoice(tx, {
    accountId: subscription.account_id,
    subscriptionPaymentId: paymentId,
    title: subscription.title,
    amount: payment.amount,
    period: { start: payment.period_start, end: payment.period_end },
    payment: { id: payment.provider_payment_id, paidAt: payment.paid_at },
  });
  await post(tx, {
    kind: 'subscription.charged',
    reference: `subscription-payment:${payment.provider_payment_id}`,
    note: subscription.title,
    detail: { account_id: subscription.account_id, subscription_id: subscription.id },
    entries: [
      { kind: 'gateway', amount: -payment.amount },
      { kind: 'sales', amount: taxable },
      { kind: 'gst', amount: payment.amount - taxable },
    ],
  });
  await sharePayment(tx, { ...payment, account_id: subscription.account_id });
  return true;
}

/** Ends replaced plans once the new one is active. */
async function endReplaced(context: Context, accountId: number): Promise<void> {
  for (const { provider_id } of findReplaced(await selectOfAccount(context.db, accountId))) {
    await endOne(context, provider_id);
  }
  await inTransaction(context, (tx) => addUnusedDays(tx, accountId));
}

/** Adds the unused days of replaced plans to the active one, once per replaced plan. */
async function addUnusedDays(tx: Context, accountId: number): Promise<void> {
  await lockAccount(tx, accountId);
  const all = await selectOfAccount(tx.db, accountId);
  const successor = all.find((each) => each.status === 'active');
  if (!successor) return;
  for (const each of all.filter(({ id, replaced_by }) => id < successor.id && !replaced_by)) {
    const days = unusedDays(each, successor.current_start ?? tx.now());
    if (days > 0) await moveDays(tx.db, { from: each.id, to: successor.id, days });
  }
}

/** Updates the owner's open pages. */
async function notifyPages(context: Context, accountId: number): Promise<void> {
  const now = context.now();
  const isSubscriber = (await selectOfAccount(context.db, accountId)).some((each) => isCurrent(each, now));
  context.live.toAccount(accountId, 'profile', { is_subscriber: isSubscriber ? 1 : 0 });
}

/** A refusal means that it has already ended or cannot be ended in its state; the sync shows which. */
async function endOne(context: Context, providerId: string): Promise<void> {
  try {
    await askGateway(context, (client) => client.subscriptions.cancel(providerId, false));
  } catch (error) {
    if (!(error instanceof GatewayError) || !error.isRefusal) throw error;
    context.log.warn({ err: error }, 'A replaced subscription was not cancelled');
  }
  await mirrorSubscription(context, providerId);
}

const batch = 200;
const staleMinutes = 55;

/** Asks the gateway about every open subscription without news for an hour. */
export async function reconcileSubscriptions(context: Context): Promise<void> {
  const now = context.now();
  const before = new Date(now.getTime() - staleMinutes * 60_000);
  const begunAfter = new Date(now.getTime() - payableDays * dayMs);
  for (const { id, provider_id } of await selectUnchecked(context.db, { before, begunAfter, limit: batch })) {
    try {
      await syncSubscription(context, provider_id);
    } catch (error) {
      context.log.warn({ err: error }, 'A subscription could not be reconciled');
      // While the gateway is away, the remaining calls would only time out one by one.
      if (error instanceof GatewayError && !error.isRefusal) return;
      await markChecked(context.db, id, now);
    }
  }
}
