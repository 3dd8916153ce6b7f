import { createHash } from 'node:crypto';
import webPush from 'web-push';
import type { PushMessage } from '../../contract/push.ts';
import type { Context } from '../kit/context.ts';
import { createGate } from '../kit/gate.ts';
import type { Pusher } from '../kit/push.ts';
import { deleteRegistrationById, findRegistration, selectRegistrations } from './push.queries.ts';
import { isPushAddress, judgeAnswer, waitBeforeRetry, writePayload } from './push.rules.ts';
import { derivePushKeys } from './push-keys.ts';

/** A push that could not be delivered in four days is of no use any more. */
const keptSeconds = 4 * 24 * 3600;
const timeoutMs = 10_000;
/** Push services answer in well under a second: this is some hundred pushes a second. */
const mostAtOnce = 32;

type Parts = Pick<Context, 'config' | 'db' | 'log' | 'secretKey'> & {
  now?: () => Date;
  /** Hands a request to a push service; tests put their own here. */
  send?: typeof fetch;
  /** Queues another attempt. */
  later?: (retry: Retry, seconds: number) => Promise<void>;
};

/** One device that a push service would not take a message for just now. */
export interface Retry {
  registrationId: number;
  message: PushMessage;
  /** Attempts so far. */
  attempt: number;
}

type Registration = Awaited<ReturnType<typeof selectRegistrations>>[number];

const pass = createGate(mostAtOnce);

/** Web Push to every device of a person, several at once. Dead registrations are forgotten; a failure hurts nobody. */
export function createPusher(parts: Parts): Pusher {
  return async (accountId, message) => {
    const keys = derivePushKeys(parts.secretKey);
    const now = (parts.now ?? (() => new Date()))();
    const devices = await selectRegistrations(parts.db, { accountId, vapidKey: keys.publicKey, now });
    await Promise.all(devices.map((device) => deliver(parts, device, { message, attempt: 1 })));
  };
}

/** Tries one device again; it may be gone, or another's, by now. */
export async function pushAgain(parts: Parts, { registrationId, message, attempt }: Retry): Promise<void> {
  const device = await findRegistration(parts.db, { id: registrationId, now: (parts.now ?? (() => new Date()))() });
  if (device) await deliver(parts, device, { message, attempt: attempt + 1 });
}

type Delivery = Omit<Retry, 'registrationId'>;

function deliver(parts: Parts, device: Registration, delivery: Delivery): Promise<void> {
  return pass(() => attemptDelivery(parts, device, delivery)).catch((error) => {
    parts.log.warn({ err: error }, 'A push failed');
  });
}

async function attemptDelivery(parts: Parts, device: Registration, { message, attempt }: Delivery): Promise<void> {
  if (!isPushAddress(device.endpoint)) return;
  const answer = await hand(parts, device, message).catch(() => null);
  const outcome = answer ? judgeAnswer(answer.status, answer.text) : 'later';
  if (outcome === 'sent') return;
  if (outcome === 'dead') return deleteRegistrationById(parts.db, device.id);
  const now = (parts.now ?? (() => new Date()))();
  const seconds = outcome === 'later' ? waitBeforeRetry(answer?.retryAfter ?? null, { attempt, now }) : null;
  if (seconds !== null) return parts.later?.({ registrationId: device.id, message, attempt }, seconds);
  const { host } = new URL(device.endpoint);
  parts.log.warn({ status: answer?.status, text: answer?.text, host }, 'A push was refused');
}

/** Longest part of a refusal that is looked at and logged. */
const refusalLength = 300;

async function hand({ config, secretKey, send = fetch }: Parts, device: Registration, message: PushMessage) {
  const { endpoint, p256dh, auth } = device;
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, writePayload(message), {
    vapidDetails: { subject: `mailto:${config.supportEmail}`, ...derivePushKeys(secretKey) },
    TTL: keptSeconds,
    urgency: 'high',
    ...(message.tag ? { topic: topicOf(message.tag) } : {}),
  });
  const response = await send(endpoint, {
    method: 'POST',
    headers: request.headers as Record<string, string>,
    body: new Uint8Array(request.body as Buffer),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = response.ok ? '' : (await response.text().catch(() => '')).slice(0, refusalLength);
  return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
}

/** While the device is away, the newest of a group takes the place of those before (RFC 8030, 5.4). */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32);
}
