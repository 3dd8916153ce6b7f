import { createHmac } from 'node:crypto';
import { readSecretKey } from '../crypto/secret-key.ts';
import type { Config } from './config.ts';

/** Key that authenticates the product to its sandbox. */
export function sandboxKey(config: Config): string {
  return createHmac('sha256', readSecretKey(config)).update('sandbox').digest('hex');
}

/** Posts to the sandbox over HTTP, as if to a provider. */
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
