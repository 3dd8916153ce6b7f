import type { OfferSide } from '../../../contract/campaigns/offer-sides.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { cancellingTerms } from '../../../contract/work/cancelling-terms.ts';
import type { PaymentRow } from '../../../database/schema.ts';

const { keptPercent, lateDays } = cancellingTerms;

/** Work that was not handed in, as far as its lateness goes. */
export interface OpenWork {
  /** Date in India by which all of it is due. */
  dueOn: string;
  /** Its creator was reminded twice of every piece of it. */
  isReminded: boolean;
}

/** Whether the creator is so late that the owner's cancellation costs the owner nothing; `today` is the date in India. */
export function isTooLate({ dueOn, isReminded }: OpenWork, today: string): boolean {
  return isReminded && addDays(dueOn, lateDays) < today;
}

interface Cancelled {
  by: OfferSide;
  payments: readonly Pick<PaymentRow, 'due' | 'amount'>[];
  isLate: boolean;
}

/** Default part of the price for the creator, in paise: the advance or a quarter, and nothing where the creator cancels or is too late. */
export function defaultKeep({ by, payments, isLate }: Cancelled): number {
  if (by === 'applicant' || isLate) return 0;
  const advance = sumOf(payments.filter(({ due }) => due === 'advance'));
  return advance > 0 ? advance : Math.ceil((sumOf(payments) * keptPercent) / 100);
}

/** Price of an agreement in paise, without GST. */
export function sumOf(payments: readonly Pick<PaymentRow, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}
