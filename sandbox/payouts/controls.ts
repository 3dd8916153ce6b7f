import type { FastifyInstance } from 'fastify';
import { refusal } from '../provider/refusals.ts';
import type { Delivery, Tell } from '../provider/webhooks.ts';
import { findPayout, type PayoutBooks } from './books.ts';
import { actOnPayout, type PayoutOutcome, payoutOutcomes } from './lifecycle.ts';

interface Options {
  books: PayoutBooks;
  tell: Tell;
}

type Act = {
  Params: { id: string };
  Body: { outcome?: PayoutOutcome; reason?: string; delivery?: Delivery };
};

/** Manual controls of what the bank does. Each call answers after its webhooks were answered. */
export function servePayoutControls(app: FastifyInstance, { books, tell }: Options): void {
  app.get('/payouts', async () => ({
    result: true,
    data: Object.values(books.payouts).toReversed().slice(0, 100),
    kept_back: books.keptBack.length,
  }));

  app.post<Act>('/payouts/:id', async (request, reply) => {
    const { outcome, reason, delivery } = request.body ?? {};
    const payout = findPayout(books, request.params.id);
    if (!payout) return reply.code(404).send(refusal('NOT_FOUND', 'The provider has no such payout.'));
    if (!outcome || !payoutOutcomes.includes(outcome)) {
      return reply.code(400).send(refusal('BAD_INPUT', `Send an outcome: ${payoutOutcomes.join(', ')}.`));
    }
    const events = actOnPayout(payout, outcome, typeof reason === 'string' && reason ? reason : undefined);
    if (!events) return reply.code(409).send(refusal('CONFLICT', `The payout is ${payout.status}.`));
    books.save();
    await tell(events, delivery);
    const isPage = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
    return isPage ? reply.redirect('/sandbox', 303) : { result: true, data: payout };
  });

  app.post<{ Body: Pick<Delivery, 'twice' | 'reversed'> }>('/payouts/webhooks/flush', async (request) => {
    const events = books.keptBack.splice(0);
    await tell(events, request.body ?? {});
    return { result: true, data: { sent: events.length } };
  });
}
