import { dateInIndia, midnightInIndia } from '../../../contract/kit/calendar.ts';

/** The tax inside a price that includes it, in paise; rounded half up, so that net and tax sum to the price. */
export function taxIn(price: number, basisPoints: number): number {
  return Math.round((price * basisPoints) / (10_000 + basisPoints));
}

/** The tax on top of a price, in paise; rounded half up. */
export function taxOn(price: number, basisPoints: number): number {
  return Math.round((price * basisPoints) / 10_000);
}

/**
 * Tax to deduct from a payment, in paise, rounded down in the payee's favour: only the part above the yearly threshold
 * is taxed, counting earlier payments of the year.
 */
export function deductionFrom(
  amount: number,
  { basisPoints, threshold, paidBefore }: { basisPoints: number; threshold: number; paidBefore: number },
): number {
  const taxable = Math.min(amount, Math.max(0, paidBefore + amount - threshold));
  return Math.floor((taxable * basisPoints) / 10_000);
}

/** Start of the financial year of an instant: midnight of 1 April in India. */
export function financialYearStart(at: Date): Date {
  const [year = 0, month = 0] = dateInIndia(at).split('-').map(Number);
  return midnightInIndia(`${month < 4 ? year - 1 : year}-04-01`);
}
