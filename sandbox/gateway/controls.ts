import type { FastifyInstance } from 'fastify';
import { refusal } from '../provider/refusals.ts';
import type { Delivery, Tell } from '../provider/webhooks.ts';
import type { Books } from './books.ts';
import { actOnOrder, actOnSubscription, type SubscriptionOutcome, subscriptionOutcomes } from './lifecycle.ts';

interface Options {
  books: Books;
  tell: Tell;
}

type Act<O extends string> = { Params: { id: string }; Body: { outcome?: O; delivery?: Delivery } };

/** Which of the kept back go out, and how: `order` names them by their place, as often and in whatever order is wanted. */
type Flush = Pick<Delivery, 'twice' | 'reversed'> & { order?: number[] };

/** What the customer or the gateway would do, by hand. Each call answers after its webhooks were answered. */
export function serveControls(app: FastifyInstance, { books, tell }: Options): void {
  app.get('/gateway', async () => ({
    result: true,
    data: {
      subscriptions: Object.values(books.subscriptions).toReversed().slice(0, 100),
      orders: Object.values(books.orders).toReversed().slice(0, 100),
      kept_back: books.keptBack.length,
    },
  }));

  app.post<Act<SubscriptionOutcome>>('/gateway/subscriptions/:id', async (request, reply) => {
    const { outcome, delivery } = request.body ?? {};
    const subscription = books.subscriptions[request.params.id];
    if (!subscription) return reply.code(404).send(refusal('NOT_FOUND', 'The gateway has no such subscription.'));
    if (!outcome || !subscriptionOutcomes.includes(outcome)) {
      return reply.code(400).send(refusal('BAD_INPUT', `Send an outcome: ${subscriptionOutcomes.join(', ')}.`));
    }
    const events = actOnSubscription(books, subscription, outcome);
    if (!events) return reply.code(409).send(refusal('CONFLICT', `The subscription is ${subscription.status}.`));
    books.save();
    await tell(events, delivery);
    return { result: true, data: subscription };
  });

  app.post<Act<'pay' | 'fail'>>('/gateway/orders/:id', async (request, reply) => {
    const { outcome, delivery } = request.body ?? {};
    const order = books.orders[request.params.id];
    if (!order) return reply.code(404).send(refusal('NOT_FOUND', 'The gateway has no such order.'));
    if (outcome !== 'pay' && outcome !== 'fail') {
      return reply.code(400).send(refusal('BAD_INPUT', 'Send an outcome: pay, fail.'));
    }
    const events = actOnOrder(books, order, outcome);
    if (!events) return reply.code(409).send(refusal('CONFLICT', 'The order is paid already.'));
    books.save();
    await tell(events, delivery);
    return { result: true, data: order };
  });

  app.post<{ Body: Flush }>('/gateway/webhooks/flush', async (request) => {
    const kept = books.keptBack.splice(0);
    const { order = [...kept.keys()], ...delivery } = request.body ?? {};
    books.keptBack.push(...kept.filter((_event, place) => !order.includes(place)));
    const events = order.flatMap((place) => kept[place] ?? []);
    await tell(events, delivery);
    return { result: true, data: { sent: events.length } };
  });
}
