import type { ImportAnswer } from '../../../contract/core/import-fields.ts';
import { isPlatform, type PlatformId, platformOfHost } from '../../../contract/core/platforms.ts';
import { type NumberKind, parseNumber, toAsciiDigits } from '../../../contract/kit/parse-number.ts';

/** Placeholders that spreadsheets and scrapers write into empty cells. */
const unknown = /^(?:nan|n\/?a|null|none|undefined|nil|not found|not available|unknown|#n\/a|[-–—]+)$/i;

/** A cell without spaces around it; '' for a placeholder. */
export function givenText(cell: string): string {
  const text = cell.normalize('NFC').trim();
  return unknown.test(text) ? '' : text;
}

/** Addresses of things that are no profile. */
const noProfile = new Set(
  'p reel reels tv stories explore watch shorts playlist embed results feed groups events hashtag photo photos videos story.php permalink.php share sharer accounts about login'.split(
    ' ',
  ),
);
const beforeHandle = new Set(['c', 'user', 'channel', 'pages', 'pg', 'profile', '_u']);

export interface Account {
  platform: PlatformId;
  handle: string;
}

/** Reads a cell with an address: an account, an unknown place, or no address at all. */
export type AddressReading = { account: Account } | { problem: 'foreign_platform' | 'bad_handle' } | null;

/** Reads the address of a profile on any platform. */
export function readAddress(text: string): AddressReading {
  if (!text.includes('/') && !/^(?:www\.)?[\w-]+\.(?:com|be|am|me)$/i.test(text)) return null;
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(address)) return { problem: 'bad_handle' };
  const { hostname, pathname, searchParams } = new URL(address);
  if (!hostname.includes('.')) return { problem: 'bad_handle' };
  const platform = platformOfHost(hostname, 'profile');
  if (!platform) return { problem: 'foreign_platform' };
  const parts = decode(pathname).split('/').filter(Boolean);
  const isPerson = platform === 'facebook' && parts[0] === 'people';
  const [first = ''] = isPerson ? parts.slice(2) : parts.filter((part) => !beforeHandle.has(part.toLowerCase()));
  const id = first === 'profile.php' ? (searchParams.get('id') ?? '') : first;
  const handle = tidyHandle(id, platform);
  return handle === null || noProfile.has(id.toLowerCase())
    ? { problem: 'bad_handle' }
    : { account: { platform, handle } };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A handle without `@`; null where it cannot be one on that platform. */
export function tidyHandle(text: string, platform: PlatformId | null): string | null {
  const handle = text.replace(/^[@\s]+/, '').trim();
  if (handle === '' || handle.length > 100 || /[\s,/\\]/.test(handle)) return null;
  return platform === 'instagram' && !/^[\w.]{1,30}$/.test(handle) ? null : handle;
}

/** The platform that a cell names; undefined where it names none of ours. */
export function readPlatform(text: string): PlatformId | undefined {
  const plain = text.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (isPlatform(plain)) return plain;
  const short: Record<string, PlatformId> = { ig: 'instagram', insta: 'instagram', fb: 'facebook', yt: 'youtube' };
  return short[plain] ?? platformOfHost(text.trim().toLowerCase(), 'profile');
}

/** Name and handle in one cell: `Some Channel @UC…`. */
export function splitNamed(text: string): { name: string; handle: string } | null {
  const [, name = '', handle = ''] = /^(.*\S)?\s*@([\w.-]{2,100})$/s.exec(text.trim()) ?? [];
  return handle ? { name: name.trim(), handle } : null;
}

/** Identifiers that YouTube gives to channels. */
export function isChannelId(handle: string): boolean {
  return /^@?UC[\w-]{6,}$/.test(handle);
}

export type NumberReading =
  | { value: number }
  | { reason: 'ambiguous'; choices: number[] }
  | { reason: 'too_large' | 'number'; isWhole: boolean };

/** A count with decimals; beyond a thousand nobody means thousands. */
const bareDecimal = /^\d{1,3}[.,]\d+$/;
const factors = [1, 1_000, 100_000];

/**
 * A number as people write it, under the answer given for its column. A count with decimals and without a unit, such as
 * 86.2, may be thousands or lakhs: it is ambiguous until answered. `isFraction` marks a column of percentages that may be
 * fractions of one.
 */
export function readNumber(
  text: string,
  kind: NumberKind,
  { answer, isFraction = false }: { answer?: ImportAnswer | undefined; isFraction?: boolean },
): NumberReading {
  const parsed = parseNumber(text, kind);
  const factor = answer === undefined || answer === 'leave' ? null : Number(answer);
  if (kind.kind === 'percent') return readPercent(parsed.value, { text, kind, factor, isFraction, parsed });
  const bare = bareDecimal.exec(toAsciiDigits(text).trim())?.[0];
  const decimal = bare === undefined ? Number.NaN : Number(bare.replace(',', '.'));
  const isUnclear = parsed.problem === 'ambiguous' || parsed.problem === 'not-whole';
  if (isUnclear && factor !== null && bare !== undefined) {
    const value = Math.round(decimal * factor * 100) / 100;
    return value <= kind.max
      ? { value: kind.kind === 'whole' ? Math.round(value) : value }
      : { reason: 'too_large', isWhole: true };
  }
  if (parsed.problem === 'ambiguous') return { reason: 'ambiguous', choices: parsed.choices };
  if (parsed.problem === 'not-whole' && bare !== undefined) {
    return { reason: 'ambiguous', choices: factors.map((by) => Math.round(decimal * by)) };
  }
  return parsed.value === undefined ? refuse(parsed.problem) : { value: Math.round(parsed.value * 100) / 100 };
}

function refuse(problem: string | undefined): NumberReading {
  return { reason: problem === 'too-large' ? 'too_large' : 'number', isWhole: problem === 'not-whole' };
}

interface Percent {
  text: string;
  kind: NumberKind;
  factor: number | null;
  isFraction: boolean;
  parsed: ReturnType<typeof parseNumber>;
}

function readPercent(value: number | undefined, { text, kind, factor, isFraction, parsed }: Percent): NumberReading {
  if (parsed.problem === 'ambiguous') return { reason: 'ambiguous', choices: parsed.choices };
  if (value === undefined) return refuse(parsed.problem);
  const isBare = !/%|cent/i.test(text);
  const round = (number: number) => Math.round(number * 100) / 100;
  if (!isFraction || !isBare || value === 0) return { value: round(value) };
  if (factor === null) return { reason: 'ambiguous', choices: [round(value), round(value * 100)] };
  const times = value * factor;
  return times > kind.max ? { reason: 'too_large', isWhole: false } : { value: round(times) };
}
