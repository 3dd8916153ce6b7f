import type { Role } from '../../../contract/core/roles.ts';
import { emailPattern, mobilePattern } from '../../../contract/kit/patterns.ts';

/** Letters that no two people read differently: no O beside 0, no I beside 1 or L, no S, B or Z beside 5, 8, 2. */
const codeLetters = 'ACDEFGHJKMNPQRTUVWXY';
const codeLength = 7;

/** A referral code from as many random numbers as it is asked to draw: `HQTRDMA`. */
export function makeCode(draw: (below: number) => number): string {
  return Array.from({ length: codeLength }, () => codeLetters[draw(codeLetters.length)]).join('');
}

export interface Address {
  channel: 'email' | 'mobile';
  /** In the one spelling it is sent to and remembered by. */
  value: string;
}

/** Reads what was typed as an e-mail or an Indian mobile, with or without +91 and spaces; null when it is neither. */
export function readAddress(text: string): Address | null {
  const typed = text.trim();
  if (emailPattern.test(typed)) return { channel: 'email', value: typed.toLowerCase() };
  const digits = typed.replaceAll(/[\s()-]/g, '').replace(/^(?:\+91|0)(?=\d{10}$)/, '');
  return mobilePattern.test(digits) ? { channel: 'mobile', value: digits } : null;
}

/** What an invited account has done, as the database says. */
export interface Acts {
  role: Role;
  isVerified: boolean;
  /** Has a social account that its provider vouches for. */
  isConnected: boolean;
  /** Has funded an agreement that was not refunded, or paid for a subscription; nothing of it is contested. */
  hasPaid: boolean;
  /** Lost a payment to a chargeback. */
  isChargedBack: boolean;
}

/** Whether the reward of a referral begins: the first own act of value. Source: the product's rules, Money. */
export function hasActed({ role, isVerified, isConnected, hasPaid }: Acts): boolean {
  return isVerified && (role === 'influencer' ? isConnected : hasPaid);
}

/** Per cent of an amount in paise, rounded down. */
export function shareOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100);
}

/** Whether `at` lies before the end of the months that begin with `start`, counted in UTC. */
export function isWithinMonths(at: Date, start: Date, months: number): boolean {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  return at < end;
}
