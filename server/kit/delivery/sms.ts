import type { Config } from '../config/config.ts';
import { postToSandbox } from '../config/sandbox-client.ts';

/** Sends an SMS to a ten-digit Indian mobile; rejects when it could not be handed over. */
export type SmsSender = (message: { to: string; text: string; code?: string }) => Promise<void>;

/** Sends by the configured HTTP gateway, otherwise into the sandbox's outbox. */
export function createSmsSender(config: Config): SmsSender {
  const gateway = config.sms;
  if (!gateway) return (message) => postToSandbox(config, '/outbox', { kind: 'sms', ...message });
  return async ({ to, text }) => {
    const reply = await fetch(gateway.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(gateway.token ? { authorization: `Bearer ${gateway.token}` } : {}),
      },
      body: JSON.stringify({ to: `+91${to}`, text }),
      signal: AbortSignal.timeout(10_000),
    });
    if (!reply.ok) throw new Error(`The SMS gateway answered ${reply.status}`);
  };
}
