import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { newId } from '../provider/values.ts';
import type { Tell } from '../provider/webhooks.ts';
import type { Books } from './books.ts';
import { checkoutScript } from './checkout-script.ts';
import { actOnOrder, actOnSubscription } from './lifecycle.ts';

/** Delay of a slow bank's payment after its answer to the page; longer than a page waits for it. */
const lateMs = 60_000;

interface Options {
  books: Books;
  keySecret: string;
  tell: Tell;
}

type Press = { Body: { id?: string; outcome?: 'pay' | 'fail' | 'pay_late' } };

/**
 * Serves the checkout's script, the amount to pay (paise), and the actions of its buttons with the provider's signed
 * answer to the page.
 */
export function serveCheckout(app: FastifyInstance, { books, keySecret, tell }: Options): void {
  const act = (id: string, outcome: 'pay' | 'fail') => {
    const subscription = books.subscriptions[id];
    const order = books.orders[id];
    if (subscription) return actOnSubscription(books, subscription, outcome);
    return order ? actOnOrder(books, order, { outcome }) : null;
  };
  const settle = async (id: string, outcome: 'pay' | 'fail') => {
    const events = act(id, outcome);
    if (!events) return false;
    books.save();
    await tell(events);
    return true;
  };
  const answerFor = (id: string) => {
    const isOrder = id in books.orders;
    const payment = Object.values(books.payments).findLast(
      (each) => each.subscription_id === id || each.order_id === id,
    );
    const paymentId = payment?.id ?? newId('pay');
    const signed = isOrder ? `${id}|${paymentId}` : `${paymentId}|${id}`;
    return {
      paid: true,
      razorpay_payment_id: paymentId,
      [isOrder ? 'razorpay_order_id' : 'razorpay_subscription_id']: id,
      razorpay_signature: createHmac('sha256', keySecret).update(signed).digest('hex'),
    };
  };

  app.get('/sandbox/gateway/checkout.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(checkoutScript),
  );
  app.get<{ Params: { id: string } }>('/sandbox/gateway/checkout/:id', async ({ params: { id } }, reply) => {
    const plan = books.plans[books.subscriptions[id]?.plan_id ?? ''];
    const amount = plan?.item.amount ?? books.orders[id]?.amount;
    if (amount === undefined) return reply.code(404).send({ result: false, code: 'NOT_FOUND', reason: 'Unknown id.' });
    return { result: true, data: { amount } };
  });
  app.post<Press>('/sandbox/gateway/checkout', async (request, reply) => {
    const { id = '', outcome = 'pay' } = request.body ?? {};
    const isKnown = id in books.subscriptions || id in books.orders;
    if (isKnown && outcome === 'pay_late') {
      setTimeout(() => void settle(id, 'pay'), lateMs).unref();
      return { result: true, data: answerFor(id) };
    }
    if (!(await settle(id, outcome === 'fail' ? 'fail' : 'pay'))) {
      const reason = 'This cannot be paid any more.';
      return reply.code(409).send({ result: false, code: 'CONFLICT', reason });
    }
    return { result: true, data: outcome === 'fail' ? { paid: false } : answerFor(id) };
  });
}
