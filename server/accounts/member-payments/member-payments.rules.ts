import { dateInIndia, dayMs, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import { type Answer, no } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';

/** Limits of a member in paise; null: none. */
interface Limits {
  limit_payment: number | null;
  limit_month: number | null;
}

interface Sums {
  /** Paise of the payment. */
  amount: number;
  /** Paise they paid this month besides it. */
  paidThisMonth: number;
}

/** Start of the calendar month in India. */
export function startOfMonth(now: Date): Date {
  return midnightInIndia(`${dateInIndia(now).slice(0, 7)}-01`);
}

/** Payments are forgotten once they are of no month and no week that counts. */
export function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - 40 * dayMs);
}

/** A payment within a member's limits, both of which may be used up exactly. */
export function mayPay({ limit_payment: once, limit_month: month }: Limits, { amount, paidThisMonth }: Sums): Answer {
  if (once !== null && amount > once) {
    return no(
      'OVER_LIMIT',
      msg`You may pay up to ${{ money: inRupees(once) }} at a time. Ask an owner, or someone else with the right to pay.`,
    );
  }
  if (month !== null && paidThisMonth + amount > month) {
    const left = inRupees(Math.max(0, month - paidThisMonth));
    return no(
      'OVER_LIMIT',
      msg`You may pay ${{ left }} more this month. Ask an owner, or someone else with the right to pay.`,
    );
  }
  return true;
}
