import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusal } from '../provider/refusals.ts';
import type { Delivery, Tell } from '../provider/webhooks.ts';
import type { Books } from './books.ts';
import { actOnDispute, type DisputeOutcome, disputeOutcomes, isDisputeOutcome } from './disputes.ts';
import type { PaidWith } from './instruments.ts';
import { actOnOrder, actOnSubscription, type SubscriptionOutcome, subscriptionOutcomes } from './lifecycle.ts';

interface Options {
  books: Books;
  tell: Tell;
}

type Act<O extends string> = {
  Params: { id: string };
  /** `amount` of a dispute in paise. */
  Body: PaidWith & { outcome?: O | DisputeOutcome; amount?: number; delivery?: Delivery };
};

const orderOutcomes = ['pay', 'fail'] as const;
const methods = ['upi', 'card'];

function isPaidWith({ method, instrument }: PaidWith): boolean {
  return (
    (method === undefined || methods.includes(method)) && (instrument === undefined || /^.{1,100}$/u.test(instrument))
  );
}

/** Which held-back webhooks are sent, and how: `order` lists their indexes, in any order and repetition. */
type Flush = Pick<Delivery, 'twice' | 'reversed'> & { order?: number[] };

/** Manual controls of what the customer or the gateway does. Each call answers after its webhooks were answered. */
export function serveControls(app: FastifyInstance, { books, tell }: Options): void {
  const paymentOf = (of: 'order_id' | 'subscription_id', id: string) =>
    Object.values(books.payments).findLast((payment) => payment[of] === id && payment.status !== 'failed');
  const refuseOutcome = (reply: FastifyReply, outcomes: readonly string[]) => {
    const known = [...outcomes, ...disputeOutcomes].join(', ');
    return reply
      .code(400)
      .send(refusal('BAD_INPUT', `Send an outcome: ${known}; method is upi or card, instrument a text.`));
  };

  app.get('/gateway', async () => ({
    result: true,
    data: {
      subscriptions: Object.values(books.subscriptions).toReversed().slice(0, 100),
      orders: Object.values(books.orders).toReversed().slice(0, 100),
      payments: Object.values(books.payments),
      disputes: Object.values(books.disputes),
      kept_back: books.keptBack.length,
    },
  }));

  app.post<Act<SubscriptionOutcome>>('/gateway/subscriptions/:id', async (request, reply) => {
    const { outcome, delivery, amount, ...paidWith } = request.body ?? {};
    const subscription = books.subscriptions[request.params.id];
    if (!subscription) return reply.code(404).send(refusal('NOT_FOUND', 'The gateway has no such subscription.'));
    const events = isDisputeOutcome(outcome)
      ? actOnDispute(books, paymentOf('subscription_id', subscription.id), { outcome, amount })
      : outcome && subscriptionOutcomes.includes(outcome) && isPaidWith(paidWith)
        ? actOnSubscription(books, subscription, outcome, paidWith)
        : undefined;
    if (events === undefined) return refuseOutcome(reply, subscriptionOutcomes);
    if (!events) return reply.code(409).send(refusal('CONFLICT', `The subscription is ${subscription.status}.`));
    books.save();
    await tell(events, delivery);
    return { result: true, data: subscription };
  });

  app.post<Act<'pay' | 'fail'>>('/gateway/orders/:id', async (request, reply) => {
    const { outcome, delivery, amount, ...paidWith } = request.body ?? {};
    const order = books.orders[request.params.id];
    if (!order) return reply.code(404).send(refusal('NOT_FOUND', 'The gateway has no such order.'));
    const events = isDisputeOutcome(outcome)
      ? actOnDispute(books, paymentOf('order_id', order.id), { outcome, amount })
      : outcome && orderOutcomes.includes(outcome) && isPaidWith(paidWith)
        ? actOnOrder(books, order, { outcome, ...paidWith })
        : undefined;
    if (events === undefined) return refuseOutcome(reply, orderOutcomes);
    if (!events)
      return reply.code(409).send(refusal('CONFLICT', `The order is ${order.status}: this cannot happen to it now.`));
    books.save();
    await tell(events, delivery);
    return { result: true, data: order };
  });

  app.post<{ Body: Flush }>('/gateway/webhooks/flush', async (request) => {
    const held = books.keptBack.splice(0);
    const { order = [...held.keys()], ...delivery } = request.body ?? {};
    books.keptBack.push(...held.filter((_event, place) => !order.includes(place)));
    const events = order.flatMap((place) => held[place] ?? []);
    await tell(events, delivery);
    return { result: true, data: { sent: events.length } };
  });
}
