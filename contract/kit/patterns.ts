import { toAsciiDigits } from './parse-number.ts';

/** E-mail pattern: letters, digits, dots, underscores, hyphens, plus signs; a domain; a top-level domain of 2–24 letters. */
export const emailPattern = /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/;
/** Exactly ten digits. */
export const mobilePattern = /^\d{10}$/;

/** Normalizes a mobile (+91, leading 0, spaces, hyphens) to its ten digits; returns any other text unchanged. */
export function readMobile(text: string): string {
  const digits = toAsciiDigits(text)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^(\+?91|0)(?=\d{10}$)/, '');
  return mobilePattern.test(digits) ? digits : text;
}

/**
 * Letters, digits, dots, underscores and hyphens with at least one letter, so that it cannot be mistaken for an e-mail or a
 * mobile.
 */
export const usernamePattern = /^(?=.*[A-Za-z])[A-Za-z0-9._-]{3,30}$/;
/** Holder of a bank account: letters of any script, space, dot, apostrophe and hyphen. */
export const holderPattern = /^[\p{L}\p{M} .'’-]+$/u;
/** Length of a one-time code. */
export const otpLength = 6;
