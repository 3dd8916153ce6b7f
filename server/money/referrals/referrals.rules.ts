import type { Role } from '../../../contract/core/roles.ts';
import { emailPattern, mobilePattern } from '../../../contract/kit/patterns.ts';

/** Letters that cannot be misread: no O beside 0, no I beside 1 or L, no S, B or Z beside 5, 8, 2. */
const codeLetters = 'ACDEFGHJKMNPQRTUVWXY';
const codeLength = 7;

/** A referral code such as `HQTRDMA`, from one random number per letter. */
export function makeCode(draw: (below: number) => number): string {
  return Array.from({ length: codeLength }, () => codeLetters[draw(codeLetters.length)]).join('');
}

export interface Address {
  channel: 'email' | 'mobile';
  /** Normalised form, used for sending and for the fingerprint. */
  value: string;
}

/** Parses an e-mail or an Indian mobile, with or without +91 and spaces; null when it is neither. */
export function readAddress(text: string): Address | null {
  const typed = text.trim();
  if (emailPattern.test(typed)) return { channel: 'email', value: typed.toLowerCase() };
  const digits = typed.replaceAll(/[\s()-]/g, '').replace(/^(?:\+91|0)(?=\d{10}$)/, '');
  return mobilePattern.test(digits) ? { channel: 'mobile', value: digits } : null;
}

/** Facts about an invited account, from the database. */
export interface Acts {
  role: Role;
  isVerified: boolean;
  /** Has a social account verified by its provider. */
  isConnected: boolean;
  /** Has funded an agreement that was not refunded, or paid for a subscription, without a dispute. */
  hasPaid: boolean;
  /** Lost a payment to a chargeback. */
  isChargedBack: boolean;
}

/**
 * Whether the invited account's first act of value has happened, which starts the reward. Source: the product's rules,
 * Money.
 */
export function hasActed({ role, isVerified, isConnected, hasPaid }: Acts): boolean {
  return isVerified && (role === 'influencer' ? isConnected : hasPaid);
}

/** Percentage of an amount in paise, rounded down. */
export function shareOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

/** Whether `at` is within `months` of `start`, counted in UTC. */
export function isWithinMonths(at: Date, start: Date, months: number): boolean {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  return at < end;
}
