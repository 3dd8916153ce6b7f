import * as z from 'zod/mini';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { isWebhookSigned } from '../../money/gateway/gateway.service.ts';
import { syncPayout } from '../../money/payouts/sync.service.ts';
import { syncSubscription } from '../../money/subscriptions/sync.service.ts';
import { syncPayment } from '../../work/change-orders/funding.service.ts';
import { syncChargeback } from '../../work/escrow/chargeback.service.ts';

import { keepEvent, markEventHandled } from './webhooks.queries.ts';

/** Format of the gateway's ids, such as `sub_H7fQ2m`. */
const gatewayId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const named = z.optional(z.object({ entity: z.object({ id: gatewayId }) }));
const payment = z.optional(z.object({ entity: z.object({ order_id: z.optional(z.nullable(gatewayId)) }) }));

/** Only the fields used here: the gateway may send events of unknown kinds and shapes. */
const event = z.object({
  event: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
  payload: z.object({ subscription: named, payout: named, order: named, dispute: named, payment }),
});

interface Delivery {
  body: Buffer;
  signature: string;
  eventId: string;
}

/**
 * Handles a webhook of the gateway: refuses forged ones, ignores repeated ones. The owning feature reads the current
 * state from the gateway. A failure is answered with an error, so that the gateway retries.
 */
export async function takeWebhook(context: Context, { body, signature, eventId }: Delivery): Promise<void> {
  if (!isWebhookSigned(context.config, body, signature)) {
    throw refuse('BAD_INPUT', 'The signature is wrong.');
  }
  const parsed = z.safeParse(event, readJson(body));
  if (!parsed.success || !/^[\w-]{1,100}$/.test(eventId)) throw refuse('BAD_INPUT', 'This isn’t an event.');
  const { subscription, payout, order, dispute, payment } = parsed.data.payload;
  const orderId = order?.entity.id ?? payment?.entity.order_id ?? null;
  const entityId = (subscription ?? payout ?? dispute)?.entity.id ?? orderId;
  if (!(await keepEvent(context.db, { id: eventId, event: parsed.data.event, entityId, now: context.now() }))) return;
  if (subscription) await syncSubscription(context, subscription.entity.id);
  if (payout) await syncPayout(context, payout.entity.id);
  if (orderId) await syncPayment(context, orderId);
  if (dispute) await syncChargeback(context, dispute.entity.id);
  await markEventHandled(context.db, eventId, context.now());
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
