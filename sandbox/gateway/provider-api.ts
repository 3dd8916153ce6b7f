import type { FastifyInstance } from 'fastify';
import { requireKeys } from '../provider/keys.ts';
import { type ProviderBody as Body, notFound, refuse } from '../provider/refusals.ts';
import { newId, nowSeconds } from '../provider/values.ts';
import type { ProviderEvent, Tell } from '../provider/webhooks.ts';
import type { Books } from './books.ts';
import type { Plan, Subscription } from './entities.ts';
import { cancelSubscription, pauseSubscription, resumeSubscription } from './lifecycle.ts';
import { serveOrders } from './provider-orders.ts';

interface Options {
  books: Books;
  keyId: string;
  keySecret: string;
  tell: Tell;
}

type WithId = { Params: { id: string }; Body: Body };

/** The provider's HTTP API below `/v1`, with its paths, fields and errors. */
export function serveProviderApi(app: FastifyInstance, { books, keyId, keySecret, tell }: Options): void {
  requireKeys(app, { keyId, keySecret });

  app.post<{ Body: Body }>('/plans', async (request, reply) => {
    const plan = readPlan(request.body ?? {});
    if (!plan) return refuse(reply, 'The period, interval and item of a plan are required');
    books.plans[plan.id] = plan;
    books.save();
    return plan;
  });
  app.get<WithId>('/plans/:id', async (request, reply) => books.plans[request.params.id] ?? notFound(reply));

  app.post<{ Body: Body }>('/subscriptions', async (request, reply) => {
    const { plan_id, total_count, expire_by, notes } = request.body ?? {};
    if (!books.plans[String(plan_id)]) return notFound(reply);
    const count = Number(total_count);
    if (!Number.isInteger(count) || count < 1) return refuse(reply, 'The total count must be at least 1');
    const subscription = {
      ...newSubscription(String(plan_id), count, (notes ?? {}) as Record<string, string>),
      expire_by: Number(expire_by ?? 0) || null,
    };
    books.subscriptions[subscription.id] = subscription;
    books.save();
    return subscription;
  });
  app.get<WithId>(
    '/subscriptions/:id',
    async (request, reply) => books.subscriptions[request.params.id] ?? notFound(reply),
  );
  app.post<WithId>('/subscriptions/:id/:act', async (request, reply) => {
    const subscription = books.subscriptions[request.params.id];
    if (!subscription) return notFound(reply);
    const events = actOf(request, books, subscription);
    if (!events) return refuse(reply, `The subscription is ${subscription.status}, so this cannot be done`);
    books.save();
    setImmediate(() => void tell(events));
    return subscription;
  });

  app.get<{ Querystring: { subscription_id?: string } }>('/invoices', async (request) => {
    const items = Object.values(books.payments)
      .filter((payment) => payment.subscription_id === request.query.subscription_id && payment.status !== 'failed')
      .map((payment) => ({
        id: payment.invoice_id,
        entity: 'invoice',
        type: 'invoice',
        status: 'paid',
        amount: payment.amount,
        amount_paid: payment.amount,
        payment_id: payment.id,
        subscription_id: payment.subscription_id,
        paid_at: payment.created_at,
        billing_start: payment.billing_start,
        billing_end: payment.billing_end,
      }));
    return { entity: 'collection', count: items.length, items };
  });
  serveOrders(app, { books, tell });
}

function actOf(
  request: { params: { id: string }; body?: Body },
  books: Books,
  subscription: Subscription,
): ProviderEvent[] | null {
  const { act } = request.params as { id: string; act?: string };
  const atCycleEnd = [1, true, '1'].includes(request.body?.cancel_at_cycle_end as number);
  if (act === 'cancel') return cancelSubscription(books, subscription, atCycleEnd);
  if (act === 'pause') return pauseSubscription(books, subscription);
  return act === 'resume' ? resumeSubscription(subscription) : null;
}

function readPlan(body: Body): Plan | null {
  const item = body.item as { name?: unknown; amount?: unknown } | undefined;
  const amount = Number(item?.amount);
  const interval = Number(body.interval);
  const period = body.period as Plan['period'];
  const known = ['daily', 'weekly', 'monthly', 'yearly'].includes(period);
  // The provider accepts daily plans from seven days on.
  if (!known || !Number.isInteger(interval) || interval < (period === 'daily' ? 7 : 1) || !(amount >= 100)) return null;
  return {
    id: newId('plan'),
    entity: 'plan',
    interval,
    period,
    item: { id: newId('item'), name: String(item?.name ?? ''), amount, currency: 'INR' },
    notes: (body.notes ?? {}) as Record<string, string>,
    created_at: nowSeconds(),
  };
}

function newSubscription(planId: string, count: number, notes: Record<string, string>): Subscription {
  const id = newId('sub');
  return {
    id,
    entity: 'subscription',
    plan_id: planId,
    status: 'created',
    current_start: null,
    current_end: null,
    ended_at: null,
    charge_at: null,
    expire_by: null,
    start_at: null,
    end_at: null,
    total_count: count,
    paid_count: 0,
    remaining_count: count,
    customer_notify: false,
    has_scheduled_changes: false,
    notes,
    short_url: `/sandbox/gateway/pay/${id}`,
    created_at: nowSeconds(),
  };
}
