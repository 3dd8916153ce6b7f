import { createHmac } from 'node:crypto';
import type { Saved } from './books.ts';
import { newId, nowSeconds } from './values.ts';

/** A webhook as it goes out. */
export interface ProviderEvent {
  id: string;
  event: string;
  contains: string[];
  payload: Record<string, { entity: unknown }>;
  created_at: number;
}

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

/** What happened to these records, as they are now. */
export function makeEvent(event: string, payload: Record<string, unknown>): ProviderEvent {
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

/** Sends what happened, in whatever way is asked for. */
export type Tell = (events: ProviderEvent[], delivery?: Delivery) => Promise<void>;

/** Sends events as signed webhooks, one after another, and resolves when each was answered. */
export async function deliver(
  events: ProviderEvent[],
  {
    books,
    target,
    delivery = {},
  }: { books: Saved<{ keptBack: ProviderEvent[] }>; target: WebhookTarget; delivery?: Delivery | undefined },
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

async function send(event: ProviderEvent, target: WebhookTarget): Promise<boolean> {
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
