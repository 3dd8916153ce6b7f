import { truncate } from '../../../contract/kit/truncate.ts';
import type { PushMessage } from '../../../contract/notifications/push.ts';

/** Hosts of the browsers' push services. Nothing is ever sent elsewhere, whatever a client registers. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const parentHosts = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/** Whether the URL is one of a known push service. */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return hosts.includes(hostname) || parentHosts.some((parent) => hostname.endsWith(parent));
}

/**
 * Maximum lengths in characters; the page shows the full text. Even with every character escaped the payload stays
 * below the services' 4 kB.
 */
const longest = { title: 120, body: 300, tag: 40 };
/** Maximum length of a URL, in bytes. */
const longestAddress = 500;

/** The payload to encrypt: short enough for every push service, without splitting a character. */
export function writePayload({ title, body, icon, link, tag }: PushMessage): string {
  const message: PushMessage = {
    title: truncate(title, longest.title),
    body: truncate(body, longest.body),
    link: isShort(link) ? link : '/all-notifications',
  };
  if (icon && isShort(icon)) message.icon = icon;
  if (tag) message.tag = truncate(tag, longest.tag);
  return JSON.stringify(message);
}

function isShort(address: string): boolean {
  return Buffer.byteLength(JSON.stringify(address)) <= longestAddress;
}

/** `dead`: never reachable again. `later`: temporarily unavailable. `refused`: an error on our side. */
export type PushOutcome = 'sent' | 'dead' | 'later' | 'refused';

/** How push services report that a subscription belongs to another key: Apple, Google, Mozilla, Microsoft. */
const otherKey =
  /VapidPkHashMismatch|do not correspond to the credentials|UnauthorizedRegistration|VAPID public key mismatch|public key.*mismatch/i;

/**
 * Interprets a push service's response. Sources: RFC 8030, sections 5 and 7.3; the services' own pages on 400 and 403.
 */
export function judgeAnswer(status: number, text: string): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'dead';
  if ([400, 401, 403].includes(status) && otherKey.test(text)) return 'dead';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

const mostAttempts = 5;
/** Seconds before the second attempt, doubled for each further one; and the maximum, whatever a service asks for. */
const [firstWait, longestWait] = [30, 6 * 3600];

/** Seconds until the next attempt; null after the last one. `attempt` counts from 1. */
export function waitBeforeRetry(retryAfter: string | null, { attempt, now }: { attempt: number; now: Date }) {
  if (attempt >= mostAttempts) return null;
  const asked = readRetryAfter(retryAfter, now) ?? firstWait * 2 ** (attempt - 1);
  return Math.min(Math.max(asked, 1), longestWait);
}

/** Parses either form of Retry-After to seconds. */
function readRetryAfter(text: string | null, now: Date): number | null {
  if (text === null) return null;
  if (/^\d+$/.test(text.trim())) return Number(text);
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : Math.ceil((time - now.getTime()) / 1000);
}
