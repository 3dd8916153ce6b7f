import { dayMs } from '../../../contract/kit/calendar.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import { undoTime } from '../account-changes/account-changes.rules.ts';

/** A session expires after this time without use … */
const slidingTime = 30 * dayMs;
/** … and in any case this long after sign-in. */
const longestTime = 90 * dayMs;
/** Minimum time between two records of use. */
const writeEvery = 60_000;

/** Maximum duration of an operator's impersonation. */
export const impersonationTime = 30 * 60_000;

/** Expiry of a session that is used now. */
export function sessionExpiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + slidingTime, createdAt.getTime() + longestTime));
}

/** Whether a sign-in came from an unknown browser a short while ago and nobody has confirmed it. */
export function isNewSignIn(
  session: { not_me_hash: string | null; confirmed_at: Date | null; created_at: Date },
  now: Date,
): boolean {
  const isOpen = session.not_me_hash !== null && session.confirmed_at === null;
  return isOpen && session.created_at.getTime() > now.getTime() - undoTime;
}

/** Whether a use at `now` has to be recorded. */
export function isUseDue(lastWrite: Date | null, now: Date): boolean {
  return lastWrite === null || now.getTime() - lastWrite.getTime() >= writeEvery;
}

const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
];

/** A browser's User-Agent in plain words: "Chrome on Android". */
export function deviceName(userAgent: string | null): LocalizedMessage {
  const nameIn = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = nameIn(browsers);
  const system = nameIn(systems);
  if (browser && system) return msg`${{ browser }} on ${{ system }}`;
  const known = browser ?? system;
  return known ? verbatim(known) : msg`Unknown device`;
}
