import { readMobile } from '../kit/patterns.ts';

/** Platforms whose handles are told apart. */
export const handlePlatforms = ['instagram', 'facebook', 'youtube'] as const;
export type HandlePlatform = (typeof handlePlatforms)[number];
/** The subject of a suppression: a handle on one platform or on all of them, an e-mail, a mobile. */
export const suppressionKinds = ['handle', ...handlePlatforms, 'email', 'mobile'] as const;
type SuppressionKind = (typeof suppressionKinds)[number];

export interface Subject {
  kind: SuppressionKind;
  /** Normalised: two spellings of one contact are the same text. */
  value: string;
}

const hosts: [RegExp, HandlePlatform][] = [
  [/(?:^|\.)instagram\.com$|^instagr\.am$/, 'instagram'],
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(?:^|\.)youtube\.com$/, 'youtube'],
];
/** Parts of an address that stand before the handle. */
const beforeHandle = new Set(['c', 'user', 'channel', 'people', 'pages', 'pg', 'profile', 'stories', '_u']);

/** Characters without a width and turners of direction: no part of a handle or address. */
const unseen = /[\p{Cc}\p{Cf}\u00ad]/gu;

function plain(text: string): string {
  return text.normalize('NFKC').replace(unseen, '').trim();
}

/** A handle as people write it: "@Name", "instagram.com/name/?x", in any case. Null where none can be read. */
export function readHandle(text: string, platform: HandlePlatform | null = null): Subject | null {
  const address = readAddress(plain(text));
  const of = address?.platform ?? platform;
  const bare = (address?.handle ?? plain(text))
    .replace(/^[@\s]+/, '')
    .replace(/[./\s]+$/, '')
    .toLowerCase();
  // Facebook looks past dots in a name.
  const value = of === 'facebook' ? bare.replaceAll('.', '') : bare;
  if (value === '' || value.length > 100 || /[\s/@\\]/.test(value)) return null;
  return { kind: of ?? 'handle', value };
}

function readAddress(text: string): { platform: HandlePlatform; handle: string } | null {
  const withScheme = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  if (!text.includes('/') || !URL.canParse(withScheme)) return null;
  const { hostname, pathname } = new URL(withScheme);
  const platform = hosts.find(([pattern]) => pattern.test(hostname.replace(/\.$/, '')))?.[1];
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

/** Providers that look past dots in the local part. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** An e-mail without its tag, in one spelling. Null where it is none. */
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

/** An Indian mobile as people write it. Null where it is none. */
export function readNumber(text: string): Subject | null {
  const value = readMobile(plain(text));
  return /^\d{10}$/.test(value) ? { kind: 'mobile', value } : null;
}

/** The kind of a typed contact: an e-mail, a mobile, else a handle. */
export function readSubject(text: string, platform: HandlePlatform | null = null): Subject | null {
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

/** Everything by which a stored or imported profile is recognised on the list. */
export function subjectsOf({ platform, handle, email, mobile }: Contacts): Subject[] {
  const known = handlePlatforms.find((each) => each === platform) ?? null;
  const own = readHandle(handle, known);
  const anywhere = readHandle(handle);
  return [
    own,
    // Suppressed on every platform.
    anywhere && { kind: 'handle' as const, value: anywhere.value },
    email ? readEmail(email) : null,
    mobile ? readNumber(mobile) : null,
  ].filter((subject) => subject !== null);
}

/** As it is hashed. */
export function textOf({ kind, value }: Subject): string {
  return `${kind}:${value}`;
}
