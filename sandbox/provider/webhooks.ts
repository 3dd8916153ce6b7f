import { createHmac } from 'node:crypto';
import type { Saved } from './books.ts';
import { newId, nowSeconds } from './values.ts';

/** Content of a webhook. */
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

/** How the events of one act are delivered; by default all in order and once. */
export interface Delivery {
  /** Hold them back until `POST /webhooks/flush`. */
  late?: boolean;
  /** Send each one twice. */
  twice?: boolean;
  /** Send the last one first. */
  reversed?: boolean;
}

/** An event with the current state of these entities. */
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

/** Delivers events in the requested way. */
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
    // A provider would retry later; here it retries on request.
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
