import { hourMs } from '../../../contract/kit/calendar.ts';
import { emailPattern, mobilePattern, readMobile } from '../../../contract/kit/patterns.ts';
import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';
import { isNameDerived, readSwaps } from './password-names.rules.ts';

/** Time for which an unverified registration reserves its names. */
export const unverifiedTime = 24 * hourMs;
/** Lifetime of one-time codes and reset tokens. */
export const codeTime = 10 * 60_000;

/** Purpose of a code and the channel it is sent by. */
export type CodePurpose = 'signup' | 'reset' | 'contact' | 'step_up' | 'recovery';
export type Channel = 'email' | 'mobile';

/** NIST SP 800-63B: length counts, composition rules do not; common and breached passwords are refused. */
const shortestPassword = 8;
const longestPassword = 200;

export const tooCommon = 'This password is too common.';

/**
 * Problem with a new password, as a sentence, that can be found without the lists; null when there is none.
 * `judgePassword` checks the lists too.
 */
export function passwordProblem(password: string, names: readonly string[] = []): LocalizedText | null {
  const normal = password.normalize('NFKC');
  const length = [...normal].length;
  if (length < shortestPassword) return msg`Use at least ${{ min: shortestPassword }} characters.`;
  if (length > longestPassword) return msg`Use at most ${{ max: longestPassword }} characters.`;
  if (new Set(normal.toLowerCase()).size === 1) return tooCommon;
  return isNameDerived(normal, names) ? 'Choose a password that doesn’t contain your name or contact details.' : null;
}

/** Spellings of a password to look up in the list of common ones, which is lower-case. */
export function commonSpellings(password: string): string[] {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = lower.replaceAll(/^[^\p{L}\p{N}]{1,2}|[^\p{L}\p{N}]{1,2}$/gu, '');
  const [, stem = '', end = ''] = /^(.*?)(\P{L}*)$/su.exec(bare) ?? [];
  const spellings = [lower, bare, readSwaps(lower), readSwaps(bare), readSwaps(stem) + end];
  return [...new Set(spellings)].filter((spelling) => [...spelling].length >= shortestPassword);
}

/** How a person named their account. */
export type Identifier = { by: 'email' | 'mobile' | 'username'; value: string };

/** Parses a username, e-mail or mobile, in any case and mobile format; the three cannot be confused. */
export function readIdentifier(text: string): Identifier {
  const value = readMobile(text.normalize('NFKC').trim().toLowerCase());
  if (value.includes('@')) return { by: 'email', value };
  return { by: mobilePattern.test(value) ? 'mobile' : 'username', value };
}

/** Whether a forgot-password request contains an e-mail or a mobile, as its flags say. */
export function isForgottenContact(request: {
  username: string;
  isEmail?: boolean | undefined;
  isMobile?: boolean | undefined;
}): boolean {
  const isEmail = emailPattern.test(request.username);
  const isMobile = mobilePattern.test(request.username);
  return (
    (isEmail || isMobile) &&
    (request.isEmail === undefined || request.isEmail === isEmail) &&
    (request.isMobile === undefined || request.isMobile === isMobile)
  );
}

/** Suggestions similar to a wanted username, in order of preference. */
export function usernameCandidates(wanted: string): string[] {
  const stem = wanted.replaceAll(/[^A-Za-z0-9._-]/g, '').slice(0, 24);
  const base = /[A-Za-z]/.test(stem) ? stem : `user${stem}`;
  const digits = [...base].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 900, 7) + 100;
  const near = [`${base}_in`, `${base}.official`, `the.${base}`];
  return [...near, `${base}${digits}`, `${base}_${digits + 7}`, `real.${base}`].map((name) => name.slice(0, 30));
}

/** Splits a full name: the last word is the last name. */
export function splitName(fullname: string): { first: string; last: string | null } {
  const words = fullname.trim().split(/\s+/);
  if (words.length === 1) return { first: fullname.trim(), last: null };
  return { first: words.slice(0, -1).join(' '), last: words.at(-1) ?? null };
}
