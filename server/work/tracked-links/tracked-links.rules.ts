import { randomInt } from 'node:crypto';
import { isLinkTarget } from '../../../contract/campaigns/link-target.rules.ts';

/** Small letters and digits that are not taken for one another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codeLength = 10;

export function newCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** What could be a code, however it was typed; null for what cannot. */
export function readCode(text: string): string | null {
  const code = text.toLowerCase();
  return /^[2-9a-z]{10}$/.test(code) ? code : null;
}

/** The address to send a visitor to, safe in a header; null for what nobody is sent to. */
export function readTarget(link: string | null): string | null {
  return link !== null && isLinkTarget(link) ? new URL(link).href : null;
}
