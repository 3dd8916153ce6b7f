import * as z from 'zod/mini';
import { isWebhookSigned } from '../gateway/gateway.service.ts';
import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { keepEvent, markEventHandled } from './subscriptions.queries.ts';
import { syncSubscription } from './sync.service.ts';

/** Only what is looked at: the gateway may send events of kinds and shapes that are not known here. */
const event = z.object({
  event: z.string().check(z.maxLength(100)),
  payload: z.object({ subscription: z.optional(z.object({ entity: z.object({ id: z.string() }) })) }),
});

interface Delivery {
  body: Buffer;
  signature: string;
  eventId: string;
}

/**
 * Takes one webhook of the gateway: forged ones are refused, repeated ones are answered and left alone. A failure is
 * answered with an error, so that the gateway tries again.
 */
export async function takeWebhook(context: Context, { body, signature, eventId }: Delivery): Promise<void> {
  if (!isWebhookSigned(context.config, body, signature)) {
    throw refuse('BAD_INPUT', 'The signature is not right.');
  }
  const parsed = z.safeParse(event, readJson(body));
  if (!parsed.success || !/^[\w-]{1,100}$/.test(eventId)) throw refuse('BAD_INPUT', 'This is not an event.');
  const subscriptionId = parsed.data.payload.subscription?.entity.id ?? null;
  const kept = { id: eventId, event: parsed.data.event, entityId: subscriptionId, now: context.now() };
  if (!(await keepEvent(context.db, kept))) return;
  if (subscriptionId) await syncSubscription(context, subscriptionId);
  await markEventHandled(context.db, eventId, context.now());
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
