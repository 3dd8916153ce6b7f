import { type Books, newId, nowSeconds } from './books.ts';
import type { GatewayEvent, Order, Payment, Plan, Subscription } from './entities.ts';

export const subscriptionOutcomes = ['pay', 'authenticate', 'fail', 'halt', 'charge', 'pending'] as const;
export type SubscriptionOutcome = (typeof subscriptionOutcomes)[number];

export function makeEvent(event: string, payload: Record<string, unknown>): GatewayEvent {
  return {
    id: newId('event'),
    event,
    contains: Object.keys(payload),
    payload: Object.fromEntries(
      Object.entries(payload).map(([name, entity]) => [name, { entity: structuredClone(entity) }]),
    ),
    created_at: nowSeconds(),
  };
}

/** Seconds of one period of a plan; months by the calendar. */
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
  fails = false,
): Payment {
  const payment: Payment = {
    id: newId('pay'),
    entity: 'payment',
    currency: 'INR',
    status: fails ? 'failed' : 'captured',
    invoice_id: of.subscription_id ? newId('inv') : null,
    method: 'upi',
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

/** One more period paid. The last one completes the subscription. */
function charge(books: Books, subscription: Subscription): GatewayEvent[] {
  const plan = books.plans[subscription.plan_id] as Plan;
  const start = subscription.current_end ?? nowSeconds();
  const payment = takePayment(books, {
    amount: plan.item.amount,
    order_id: null,
    subscription_id: subscription.id,
    billing_start: start,
    billing_end: addPeriod(start, plan),
  });
  Object.assign(subscription, {
    status: 'active',
    current_start: start,
    current_end: addPeriod(start, plan),
    charge_at: addPeriod(start, plan),
    start_at: subscription.start_at ?? start,
    paid_count: subscription.paid_count + 1,
    remaining_count: subscription.remaining_count - 1,
  });
  const events = [makeEvent('subscription.charged', { subscription, payment })];
  if (subscription.remaining_count === 0) {
    Object.assign(subscription, { status: 'completed', ended_at: nowSeconds(), charge_at: null });
    events.push(makeEvent('subscription.completed', { subscription, payment }));
  }
  return events;
}

const open = new Set(['created', 'authenticated', 'active', 'pending', 'halted', 'paused']);

/** What the customer or the gateway does to a subscription; the events it sends, or null when it cannot be done now. */
export function actOnSubscription(
  books: Books,
  subscription: Subscription,
  outcome: SubscriptionOutcome,
): GatewayEvent[] | null {
  const { status } = subscription;
  if (!open.has(status)) return null;
  switch (outcome) {
    case 'authenticate':
      if (status !== 'created') return null;
      subscription.status = 'authenticated';
      return [makeEvent('subscription.authenticated', { subscription })];
    case 'pay': {
      if (status === 'active' || status === 'paused') return null;
      const events: GatewayEvent[] = [];
      if (status === 'created') {
        subscription.status = 'authenticated';
        events.push(makeEvent('subscription.authenticated', { subscription }));
      }
      subscription.status = 'active';
      events.push(makeEvent('subscription.activated', { subscription }));
      return [...events, ...charge(books, subscription)];
    }
    case 'charge':
      return status === 'created' || status === 'paused' ? null : charge(books, subscription);
    case 'pending':
      if (status !== 'active') return null;
      subscription.status = 'pending';
      return [makeEvent('subscription.pending', { subscription })];
    case 'halt':
      subscription.status = 'halted';
      return [makeEvent('subscription.halted', { subscription })];
    case 'fail':
      if (status !== 'created') return null;
      Object.assign(subscription, { status: 'expired', ended_at: nowSeconds() });
      return [];
  }
}

/** Cancels at once, or with the end of the period that is paid. */
export function cancelSubscription(subscription: Subscription, atCycleEnd: boolean): GatewayEvent[] | null {
  if (!open.has(subscription.status)) return null;
  if (atCycleEnd && subscription.status === 'active') {
    Object.assign(subscription, { cancel_at_cycle_end: true, has_scheduled_changes: true });
    return [makeEvent('subscription.updated', { subscription })];
  }
  Object.assign(subscription, { status: 'cancelled', ended_at: nowSeconds(), charge_at: null });
  return [makeEvent('subscription.cancelled', { subscription })];
}

/** An authenticated subscription that is paused is cancelled, as the provider does. */
export function pauseSubscription(subscription: Subscription): GatewayEvent[] | null {
  if (subscription.status === 'authenticated') return cancelSubscription(subscription, false);
  if (subscription.status !== 'active') return null;
  Object.assign(subscription, { status: 'paused', charge_at: null });
  return [makeEvent('subscription.paused', { subscription })];
}

export function resumeSubscription(subscription: Subscription): GatewayEvent[] | null {
  if (subscription.status !== 'paused') return null;
  Object.assign(subscription, { status: 'active', charge_at: subscription.current_end });
  return [makeEvent('subscription.resumed', { subscription })];
}

/** A customer's try to pay an order. */
export function actOnOrder(books: Books, order: Order, outcome: 'pay' | 'fail'): GatewayEvent[] | null {
  if (order.status === 'paid') return null;
  const fails = outcome === 'fail';
  const payment = takePayment(books, { amount: order.amount_due, order_id: order.id, subscription_id: null }, fails);
  if (fails) {
    order.status = 'attempted';
    return [makeEvent('payment.failed', { payment })];
  }
  Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
  return [makeEvent('payment.captured', { payment }), makeEvent('order.paid', { order, payment })];
}
