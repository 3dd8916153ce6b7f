import { createHmac } from 'node:crypto';
import { readSecretKey } from '../crypto/secret-key.ts';
import type { Config } from './config.ts';

/** The key with which the product and its sandbox know each other. */
export function sandboxKey(config: Config): string {
  return createHmac('sha256', readSecretKey(config)).update('sandbox').digest('hex');
}

/** Hands something to the sandbox over HTTP, as it would be handed to a provider. */
export async function postToSandbox(config: Config, path: string, body: unknown): Promise<void> {
  if (!config.sandbox) throw new Error('No provider is configured for this and the sandbox is off');
  const reply = await fetch(`${config.ownUrl}/sandbox${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sandboxKey(config)}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${reply.status}`);
}
