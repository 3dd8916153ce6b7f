import { randomInt } from 'node:crypto';
import { isLinkTarget } from '../../../contract/campaigns/link-target.rules.ts';

/** Lower-case letters and digits that cannot be confused. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codeLength = 10;

export function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Normalises a code; null for an impossible one. */
export function readCode(text: string): string | null {
  const code = text.toLowerCase();
  return /^[2-9a-z]{10}$/.test(code) ? code : null;
}

/** Redirect URL, safe for a header; null for an invalid link. */
export function readTarget(link: string | null): string | null {
  return link !== null && isLinkTarget(link) ? new URL(link).href : null;
}
