import { createHmac } from 'node:crypto';
import type { Books } from './books.ts';
import type { GatewayEvent } from './entities.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

/** How the events of one act reach the product; all in order and once when nothing is said. */
export interface Delivery {
  /** Keep them back until `POST /webhooks/flush`. */
  late?: boolean;
  /** Send each one twice. */
  twice?: boolean;
  /** Send the last one first. */
  reversed?: boolean;
}

/** Sends events as signed webhooks, one after another, and resolves when each was answered. */
export async function deliver(
  events: GatewayEvent[],
  {
    books,
    target,
    delivery = {},
  }: { books: Pick<Books, 'keptBack' | 'save'>; target: WebhookTarget; delivery?: Delivery | undefined },
): Promise<void> {
  if (delivery.late) {
    books.keptBack.push(...events);
    books.save();
    return;
  }
  const ordered = delivery.reversed ? events.toReversed() : events;
  for (const event of delivery.twice ? ordered.flatMap((each) => [each, each]) : ordered) {
    const answered = await send(event, target);
    // As a provider would, it tries again later; here when it is asked to.
    if (!answered) books.keptBack.push(event);
  }
  books.save();
}

async function send(event: GatewayEvent, target: WebhookTarget): Promise<boolean> {
  const { id, ...rest } = event;
  const body = JSON.stringify({ entity: 'event', account_id: 'acc_sandbox', ...rest });
  try {
    const reply = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': createHmac('sha256', target.secret).update(body).digest('hex'),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    });
    return reply.ok;
  } catch {
    return false;
  }
}
