import { readMobile } from '../kit/patterns.ts';
import { isPlatform, type PlatformId, platformIds, platformOfHost, platforms } from './platforms.ts';

/** Kinds of suppressed subjects: a handle on one platform or on all, an e-mail, a mobile. */
export const suppressionKinds = ['handle', ...platformIds, 'email', 'mobile'] as const;
type SuppressionKind = (typeof suppressionKinds)[number];

export interface Subject {
  kind: SuppressionKind;
  /** Normalized: equal contacts have equal values. */
  value: string;
}

/** Path segments that precede the handle. */
const beforeHandle = new Set(['c', 'user', 'channel', 'people', 'pages', 'pg', 'profile', 'stories', '_u']);

/** Zero-width and bidirectional control characters. */
const unseen = /[\p{Cc}\p{Cf}\u00ad]/gu;

function plain(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').trim();
}

/** Parses a handle in any form, such as "@Name" or "instagram.com/name/?x". Returns null if there is none. */
export function readHandle(text: string, platform: PlatformId | null = null): Subject | null {
  const address = readAddress(plain(text));
  const of = address?.platform ?? platform;
  const bare = (address?.handle ?? plain(text))
    .replace(/^[@\s]+/, '')
    .replace(/[./\s]+$/, '')
    .toLowerCase();
  const value = of && platforms[of].ignoresDots ? bare.replaceAll('.', '') : bare;
  if (value === '' || value.length > 100 || /[\s/@\\]/.test(value)) return null;
  return { kind: of ?? 'handle', value };
}

function readAddress(text: string): { platform: PlatformId; handle: string } | null {
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!text.includes('/') || !URL.canParse(withScheme)) return null;
  const { hostname, pathname } = new URL(withScheme);
  const platform = platformOfHost(hostname, 'profile');
  if (!platform) return null;
  const [handle] = decodePath(pathname)
    .split('/')
    .filter((part) => part !== '' && !beforeHandle.has(part.toLowerCase()));
  return handle ? { platform, handle: plain(handle) } : null;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** E-mail providers that ignore dots in the local part. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** Normalizes an e-mail, without its tag. Returns null if it is invalid. */
export function readEmail(text: string): Subject | null {
  const whole = plain(text)
    .replace(/^mailto:/i, '')
    .replace(/\.+$/, '')
    .toLowerCase();
  const [, local = '', host = ''] = /^([^\s@]+)@([^\s@]+)$/.exec(whole) ?? [];
  if (!local || !host.includes('.') || !URL.canParse(`https://${host}`)) return null;
  const domain = new URL(`https://${host}`).hostname;
  const untagged = local.replace(/(?<=.)\+.*$/, '');
  if (dotless.has(domain)) return { kind: 'email', value: `${untagged.replaceAll('.', '')}@gmail.com` };
  return { kind: 'email', value: `${untagged}@${domain}` };
}

/** Normalizes an Indian mobile. Returns null if it is invalid. */
export function readNumber(text: string): Subject | null {
  const value = readMobile(plain(text));
  return /^\d{10}$/.test(value) ? { kind: 'mobile', value } : null;
}

/** Detects the kind of a contact: an e-mail, a mobile, else a handle. */
export function readSubject(text: string, platform: PlatformId | null = null): Subject | null {
  const typed = plain(text);
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(typed.replace(/^mailto:/i, ''))) return readEmail(text);
  return readNumber(text) ?? readHandle(text, platform);
}

interface Contacts {
  platform: string;
  handle: string;
  email?: string | null | undefined;
  mobile?: string | null | undefined;
}

/** All subjects by which a stored or imported profile is matched with the suppression list. */
export function subjectsOf({ platform, handle, email, mobile }: Contacts): Subject[] {
  const known = isPlatform(platform) ? platform : null;
  const own = readHandle(handle, known);
  const anywhere = readHandle(handle);
  return [
    own,
    // Handles suppressed on every platform.
    anywhere && { kind: 'handle' as const, value: anywhere.value },
    email ? readEmail(email) : null,
    mobile ? readNumber(mobile) : null,
  ].filter((subject) => subject !== null);
}

/** Text that is hashed for a subject. */
export function textOf({ kind, value }: Subject): string {
  return `${kind}:${value}`;
}
