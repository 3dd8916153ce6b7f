import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { networkOf } from '../../kit/http/network.ts';

interface Visit {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Headers of prefetches by browsers and other software. */
const forecasts = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Whether a person opens the page: no bot, no check, no prefetch, no embedded request. */
export function isPerson({ method, headers }: Visit): boolean {
  if (method !== 'GET') return false;
  if (forecasts.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))) return false;
  const mode = headers['sec-fetch-mode'];
  if (mode !== undefined && mode !== 'navigate') return false;
  const agent = headers['user-agent'];
  return typeof agent === 'string' && agent !== '' && !isbot(agent);
}

interface Visitor {
  address: string;
  agent: string;
}

/** A 64-bit visitor number that reveals nothing once the day's salt is deleted. */
export function visitorOf({ address, agent }: Visitor, key: { secret: string; salt: Buffer }): string {
  const hash = createHmac('sha256', Buffer.concat([Buffer.from(key.secret), key.salt]));
  return hash
    .update(JSON.stringify([networkOf(address), agent]))
    .digest()
    .readBigInt64BE(0)
    .toString();
}
