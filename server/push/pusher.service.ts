import webPush from 'web-push';
import type { Database } from '../../database/connection.ts';
import type { Config } from '../kit/config.ts';
import type { Log } from '../kit/log.ts';
import type { Pusher, PushMessage } from '../kit/push.ts';
import { deleteRegistrationById, selectRegistrations } from './push.queries.ts';
import { isPushAddress } from './push.rules.ts';
import { readPushKeys } from './push-keys.ts';

/** A push that could not be delivered in four days is of no use any more. */
const keptSeconds = 4 * 24 * 3600;
const timeoutMs = 10_000;
/** Push services take about 4 kB; the text is cut, the page it opens tells the whole. */
const bodyLength = 300;

interface Parts {
  config: Config;
  db: Database;
  log: Log;
  now?: () => Date;
  /** Hands a request to a push service; tests put their own here. */
  send?: typeof fetch;
}

type Registration = Awaited<ReturnType<typeof selectRegistrations>>[number];

/** Web Push to every device of a person. Dead registrations are forgotten; a failure is logged and hurts nobody. */
export function createPusher({ config, db, log, now = () => new Date(), send = fetch }: Parts): Pusher {
  const deliver = async (registration: Registration, message: PushMessage) => {
    if (!isPushAddress(registration.endpoint)) return;
    const { endpoint, p256dh, auth } = registration;
    const { publicKey, privateKey } = readPushKeys(config);
    const request = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...message, body: message.body.slice(0, bodyLength) }),
      { vapidDetails: { subject: `mailto:${config.supportEmail}`, publicKey, privateKey }, TTL: keptSeconds },
    );
    const response = await send(endpoint, {
      method: 'POST',
      headers: request.headers as Record<string, string>,
      body: new Uint8Array(request.body as Buffer),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 404 || response.status === 410) await deleteRegistrationById(db, registration.id);
    else if (!response.ok) log.warn({ status: response.status, host: new URL(endpoint).host }, 'A push was refused');
  };
  return async (accountId, message) => {
    for (const registration of await selectRegistrations(db, accountId, now())) {
      await deliver(registration, message).catch((error) => log.warn({ err: error }, 'A push failed'));
    }
  };
}
