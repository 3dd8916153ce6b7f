import { toAsciiDigits } from './parse-number.ts';

/** E-mail pattern of the product: letters, digits, dots, underscores, hyphens, plus signs; a domain; a top-level domain of 2–24 letters. */
export const emailPattern = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/;
/** Exactly ten digits. */
export const mobilePattern = /^\d{10}$/;

/** A mobile as people write it (+91, a 0 before it, spaces, hyphens) as its ten digits; any other text as it is. */
export function readMobile(text: string): string {
  const digits = toAsciiDigits(text)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(\+?91|0)(?=\d{10}$)/, '');
  return mobilePattern.test(digits) ? digits : text;
}

/** Letters, digits, dots, underscores and hyphens with at least one letter: never mistaken for an e-mail or a mobile. */
export const usernamePattern = /^(?=.*[A-Za-z])[A-Za-z0-9._-]{3,30}$/;
/** Letters of any script, space, dot, apostrophe and hyphen: the holder of a bank account, and nothing else. */
export const holderPattern = /^[\p{L}\p{M} .'’-]+$/u;
/** A one-time code is six characters long. */
export const otpLength = 6;
