import { newId, nowSeconds } from '../provider/values.ts';
import { makeEvent, type ProviderEvent } from '../provider/webhooks.ts';
import type { Books } from './books.ts';
import type { Order, Payment, Plan, Subscription } from './entities.ts';
import { describeInstrument, type PaidWith, priceOf } from './instruments.ts';

/** Actions of the customer at the checkout or in the bank's app, and of the gateway itself. */
export const subscriptionOutcomes = [
  'pay',
  'authenticate',
  'fail',
  'charge',
  'pending',
  'halt',
  'pause',
  'resume',
  'cancel',
  'cancel_at_end',
] as const;
export type SubscriptionOutcome = (typeof subscriptionOutcomes)[number];

/** End of one period of a plan in seconds; months by the calendar. */
function addPeriod(start: number, plan: Plan): number {
  const date = new Date(start * 1000);
  if (plan.period === 'daily') date.setUTCDate(date.getUTCDate() + plan.interval);
  else if (plan.period === 'weekly') date.setUTCDate(date.getUTCDate() + 7 * plan.interval);
  else date.setUTCMonth(date.getUTCMonth() + plan.interval * (plan.period === 'yearly' ? 12 : 1));
  return Math.floor(date.getTime() / 1000);
}

function takePayment(
  books: Books,
  of: Pick<Payment, 'amount' | 'order_id' | 'subscription_id'> & Partial<Payment>,
  { fails = false, paidWith }: { fails?: boolean; paidWith: PaidWith },
): Payment {
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    currency: 'INR',
    status: fails ? 'failed' : 'captured',
    invoice_id: of.subscription_id ? newId('inv') : null,
    ...describeInstrument(paidWith),
    ...priceOf(of.amount),
    amount_refunded: 0,
    error_description: fails ? 'The payment was declined by the bank' : null,
    billing_start: null,
    billing_end: null,
    created_at: nowSeconds(),
    ...of,
  };
  books.payments[payment.id] = payment;
  return payment;
}

/** Charges one more period. The last one completes the subscription. */
function charge(books: Books, subscription: Subscription, paidWith: PaidWith): ProviderEvent[] {
  const plan = books.plans[subscription.plan_id] as Plan;
  const start = subscription.current_end ?? nowSeconds();
  const end = addPeriod(start, plan);
  const period = { billing_start: start, billing_end: end };
  const payment = takePayment(
    books,
    { amount: plan.item.amount, order_id: null, subscription_id: subscription.id, ...period },
    { paidWith },
  );
  const wasActive = subscription.status === 'active';
  Object.assign(subscription, {
    status: 'active',
    current_start: start,
    current_end: end,
    charge_at: end,
    start_at: subscription.start_at ?? start,
    paid_count: subscription.paid_count + 1,
    remaining_count: subscription.remaining_count - 1,
  });
  const events = wasActive ? [] : [makeEvent('subscription.activated', { subscription, payment })];
  events.push(makeEvent('subscription.charged', { subscription, payment }));
  if (subscription.remaining_count === 0) {
    Object.assign(subscription, { status: 'completed', ended_at: nowSeconds(), charge_at: null });
    events.push(makeEvent('subscription.completed', { subscription, payment }));
  }
  return events;
}

const open = new Set(['created', 'authenticated', 'active', 'pending', 'halted', 'paused']);

/** Moves a subscription to another state; returns the event. */
function move(subscription: Subscription, to: Subscription['status'], fields: Partial<Subscription> = {}) {
  Object.assign(subscription, { status: to, ...fields });
  return [makeEvent(`subscription.${to}`, { subscription })];
}

/**
 * Applies an action of the customer or the gateway to a subscription; returns its events, or null when impossible now.
 */
export function actOnSubscription(
  books: Books,
  subscription: Subscription,
  outcome: SubscriptionOutcome,
  paidWith: PaidWith = {},
): ProviderEvent[] | null {
  const { id, status } = subscription;
  if (!open.has(status)) return null;
  switch (outcome) {
    case 'authenticate':
      return status === 'created' ? move(subscription, 'authenticated') : null;
    case 'pay': {
      if (status === 'active' || status === 'paused') return null;
      const events = status === 'created' ? move(subscription, 'authenticated') : [];
      return [...events, ...charge(books, subscription, paidWith)];
    }
    case 'charge':
      if (status === 'created' || status === 'paused') return null;
      // The debit falls on the end of a period that was cancelled to be the last.
      return books.ending.includes(id)
        ? cancelSubscription(books, subscription, false)
        : charge(books, subscription, paidWith);
    case 'pending':
      return status === 'active' ? move(subscription, 'pending') : null;
    case 'halt':
      return status === 'created' || status === 'paused' ? null : move(subscription, 'halted');
    case 'fail':
      if (status !== 'created') return null;
      // The provider has no event for this.
      Object.assign(subscription, { status: 'expired', ended_at: nowSeconds() });
      return [];
    case 'pause':
      return pauseSubscription(books, subscription);
    case 'resume':
      return resumeSubscription(subscription);
    case 'cancel':
      return cancelSubscription(books, subscription, false);
    case 'cancel_at_end':
      return cancelSubscription(books, subscription, true);
  }
}

/**
 * Cancels immediately, or at the end of the paid period. The provider's record does not show the latter, and no event
 * announces it before that day (razorpay-node issues 330 and 337).
 */
export function cancelSubscription(
  books: Books,
  subscription: Subscription,
  atCycleEnd: boolean,
): ProviderEvent[] | null {
  if (!open.has(subscription.status)) return null;
  if (atCycleEnd && subscription.status === 'active') {
    if (!books.ending.includes(subscription.id)) books.ending.push(subscription.id);
    return [];
  }
  return move(subscription, 'cancelled', { ended_at: nowSeconds(), charge_at: null });
}

/** Pausing an authenticated subscription cancels it, as at the provider. */
export function pauseSubscription(books: Books, subscription: Subscription): ProviderEvent[] | null {
  if (subscription.status === 'authenticated') return cancelSubscription(books, subscription, false);
  return subscription.status === 'active' ? move(subscription, 'paused', { charge_at: null }) : null;
}

export function resumeSubscription(subscription: Subscription): ProviderEvent[] | null {
  if (subscription.status !== 'paused') return null;
  Object.assign(subscription, { status: 'active', charge_at: subscription.current_end });
  return [makeEvent('subscription.resumed', { subscription })];
}

/** A customer's attempt to pay an order. */
export function actOnOrder(
  books: Books,
  order: Order,
  { outcome, ...paidWith }: { outcome: 'pay' | 'fail' } & PaidWith,
): ProviderEvent[] | null {
  if (order.status === 'paid') return null;
  const fails = outcome === 'fail';
  const of = { amount: order.amount_due, order_id: order.id, subscription_id: null };
  const payment = takePayment(books, of, { fails, paidWith });
  if (fails) {
    order.status = 'attempted';
    return [makeEvent('payment.failed', { payment })];
  }
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  return [makeEvent('payment.captured', { payment }), makeEvent('order.paid', { order, payment })];
}
