import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { isbot } from 'isbot';

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

/** The network an address is one of: itself, or the 64 bits of IPv6 that one line is given. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  // The form of an address is the one that URLs give it: lower case, no leading zeros, one run of zeros left out.
  const plain = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [before = [], after = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
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
