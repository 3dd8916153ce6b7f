import { createHmac } from 'node:crypto';
import { isbot } from 'isbot';
import { networkOf } from '../../kit/http/network.ts';

interface Visit {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Headers with which browsers and their helpers fetch what nobody has asked to see yet. */
const forecasts = ['purpose', 'sec-purpose', 'x-purpose', 'x-moz'];

/** Whether somebody comes to see the page: no machine, no check whether it is there, no fetch in advance, no part of another page. */
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

/** Who came, as a number of 64 bits that says nothing about them once the day's salt is gone. */
export function visitorOf({ address, agent }: Visitor, key: { secret: string; salt: Buffer }): string {
  const hash = createHmac('sha256', Buffer.concat([Buffer.from(key.secret), key.salt]));
  return hash
    .update(JSON.stringify([networkOf(address), agent]))
    .digest()
    .readBigInt64BE(0)
    .toString();
}
