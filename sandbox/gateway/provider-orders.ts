import type { FastifyInstance } from 'fastify';
import { type ProviderBody as Body, notFound, refuse } from '../provider/refusals.ts';
import { newId, nowSeconds } from '../provider/values.ts';
import { makeEvent, type Tell } from '../provider/webhooks.ts';
import type { Books } from './books.ts';
import type { Order, Payment } from './entities.ts';
import { describeInstrument, priceOf } from './instruments.ts';

type WithId = { Params: { id: string }; Body: Body };

interface Options {
  books: Books;
  tell: Tell;
}

/** The provider's orders, payments and refunds. */
export function serveOrders(app: FastifyInstance, { books, tell }: Options): void {
  app.post<{ Body: Body }>('/orders', async (request, reply) => {
    const order = readOrder(request.body ?? {});
    if (!order) return refuse(reply, 'The amount must be at least INR 1.00');
    books.orders[order.id] = order;
    books.save();
    return order;
  });
  app.get<WithId>('/orders/:id', async (request, reply) => books.orders[request.params.id] ?? notFound(reply));
  app.get<WithId>('/orders/:id/payments', async (request) => {
    const items = Object.values(books.payments).filter((payment) => payment.order_id === request.params.id);
    return { entity: 'collection', count: items.length, items };
  });
  app.get<WithId>('/payments/:id', async (request, reply) => books.payments[request.params.id] ?? notFound(reply));
  app.get<WithId>('/disputes/:id', async (request, reply) => books.disputes[request.params.id] ?? notFound(reply));
  app.get<WithId>('/payments/:id/refunds', async (request) => {
    const items = Object.values(books.refunds).filter((refund) => refund.payment_id === request.params.id);
    return { entity: 'collection', count: items.length, items };
  });
  app.post<WithId>('/payments/:id/refund', async (request, reply) => {
    const payment = books.payments[request.params.id] ?? findStoryPayment(request.params.id, request.body ?? {});
    if (!payment) return notFound(reply);
    books.payments[payment.id] = payment;
    const left = payment.amount - payment.amount_refunded;
    const amount = Number(request.body?.amount ?? left);
    if (payment.status === 'failed' || !(amount >= 1 && amount <= left)) {
      return refuse(reply, 'The total refund amount is greater than the payment');
    }
    payment.amount_refunded += amount;
    if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
    const receipt = request.body?.receipt === undefined ? null : String(request.body.receipt);
    const refund = {
      id: newId('rfnd'),
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: payment.id,
      status: 'processed',
      receipt,
      created_at: nowSeconds(),
    } as const;
    books.refunds[refund.id] = refund;
    books.save();
    setImmediate(() => void tell([makeEvent('refund.processed', { refund, payment })]));
    return refund;
  });
}

/** Payments of the demo story are not in this state, so a refund of one supplies its amount. */
function findStoryPayment(id: string, { amount }: Body): Payment | null {
  const paise = Number(amount);
  if (!id.startsWith('pay_story') || !Number.isInteger(paise)) return null;
  return {
    id,
    entity: 'payment',
    amount: paise,
    currency: 'INR',
    status: 'captured',
    order_id: null,
    subscription_id: null,
    invoice_id: null,
    ...describeInstrument({}),
    ...priceOf(paise),
    amount_refunded: 0,
    error_description: null,
    billing_start: null,
    billing_end: null,
    created_at: nowSeconds(),
  };
}

function readOrder(body: Body): Order | null {
  const amount = Number(body.amount);
  if (!Number.isInteger(amount) || amount < 100) return null;
  return {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    amount_due: amount,
    currency: 'INR',
    receipt: body.receipt === undefined ? null : String(body.receipt),
    status: 'created',
    notes: (body.notes ?? {}) as Record<string, string>,
    created_at: nowSeconds(),
  };
}
