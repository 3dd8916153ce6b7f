import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from '../../../contract/notifications/push.ts';
import { createConcurrencyLimit } from '../../kit/context/concurrency-limit.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Pusher, PushTarget } from '../../kit/delivery/push.ts';
import { deleteRegistrationById, findRegistration, selectRegistrations } from './push.queries.ts';
import { isPushAddress, judgeAnswer, waitBeforeRetry, writePayload } from './push.rules.ts';
import { derivePushKeys } from './push-keys.ts';

/** Time to live of a push: of no use after four days. */
const keptSeconds = 4 * 24 * 3600;
const timeoutMs = 10_000;
/** Push services answer in well under a second, so this allows some hundred pushes a second. */
const mostAtOnce = 32;

type Parts = Pick<Context, 'config' | 'db' | 'log' | 'secretKey'> & {
  now?: () => Date;
  /** Sends a request to a push service; replaced in tests. */
  send?: typeof fetch;
  /** Queues another attempt. */
  later?: (retry: Retry, seconds: number) => Promise<void>;
};

/** A message that a push service temporarily refused for one device. */
export interface Retry extends PushTarget {
  registrationId: number;
  message: PushMessage;
  /** Attempts so far. */
  attempt: number;
}

const timeOf = ({ now }: Parts): Date => now?.() ?? new Date();

type Registration = Awaited<ReturnType<typeof selectRegistrations>>[number];

const pass = createConcurrencyLimit(mostAtOnce);

/**
 * Creates the sender of Web Push to every device of an account's members, in parallel. Dead registrations are deleted; a failure
 * affects nobody else.
 */
export function createPusher(parts: Parts): Pusher {
  return async (target, message) => {
    const keys = derivePushKeys(parts.secretKey);
    const now = timeOf(parts);
    const devices = await selectRegistrations(parts.db, { ...target, vapidKey: keys.publicKey, now });
    await Promise.all(devices.map((device) => deliver(parts, device, { ...target, message, attempt: 1 })));
  };
}

/** Retries one device, unless it has been removed or belongs to another person by now. */
export async function pushAgain(parts: Parts, { registrationId, attempt, ...what }: Retry): Promise<void> {
  const now = timeOf(parts);
  const { accountId, audience } = what;
  const device = await findRegistration(parts.db, { id: registrationId, accountId, audience, now });
  if (device) await deliver(parts, device, { ...what, attempt: attempt + 1 });
}

type Delivery = Omit<Retry, 'registrationId'>;

function deliver(parts: Parts, device: Registration, delivery: Delivery): Promise<void> {
  return pass(() => attemptDelivery(parts, device, delivery)).catch((error) => {
    parts.log.warn({ err: error }, 'A push failed');
  });
}

async function attemptDelivery(parts: Parts, device: Registration, delivery: Delivery): Promise<void> {
  if (!isPushAddress(device.endpoint)) return;
  const request = seal(parts, device, delivery.message);
  if (!request) return deleteRegistrationById(parts.db, device.id);
  const answer = await hand(parts, request).catch(() => null);
  const outcome = answer ? judgeAnswer(answer.status, answer.text) : 'later';
  if (outcome === 'sent') return;
  if (outcome === 'dead') return deleteRegistrationById(parts.db, device.id);
  const now = timeOf(parts);
  const seconds =
    outcome === 'later' ? waitBeforeRetry(answer?.retryAfter ?? null, { attempt: delivery.attempt, now }) : null;
  if (seconds !== null) return parts.later?.({ registrationId: device.id, ...delivery }, seconds);
  const { host } = new URL(device.endpoint);
  parts.log.warn({ status: answer?.status, text: answer?.text, host }, 'A push was refused');
}

/** Maximum part of an error response that is examined and logged. */
const refusalLength = 300;

type Sealed = ReturnType<typeof webPush.generateRequestDetails>;

/** Builds the encrypted, signed request; null where the device's keys are unusable. */
function seal(
  { config, secretKey }: Parts,
  { endpoint, p256dh, auth }: Registration,
  message: PushMessage,
): Sealed | null {
  const options = {
    vapidDetails: { subject: `mailto:${config.supportEmail}`, ...derivePushKeys(secretKey) },
    TTL: keptSeconds,
    urgency: 'high' as const,
    ...(message.tag ? { topic: topicOf(message.tag) } : {}),
  };
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, writePayload(message), options);
  } catch {
    return null;
  }
}

async function hand({ send = fetch }: Parts, request: Sealed) {
  const response = await send(request.endpoint, {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body as Buffer),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = response.ok ? '' : (await response.text().catch(() => '')).slice(0, refusalLength);
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
}

/** While the device is offline, the newest push of a group replaces earlier ones (RFC 8030, 5.4). */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
