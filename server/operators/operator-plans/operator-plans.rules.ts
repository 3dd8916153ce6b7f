import { type LocalizedText, msg } from '../../kit/i18n/messages.ts';

/** Terms a subscriber agreed to; title and position are not part of them. Money in paise. */
interface Terms {
  duration: number;
  duration_type: 0 | 1;
  original_price: number;
  discount_price: number;
  unlocks: number;
}

/** Whether two plans have the same terms. */
export function haveSameTerms(a: Terms, b: Terms): boolean {
  return (
    a.duration === b.duration &&
    a.duration_type === b.duration_type &&
    a.original_price === b.original_price &&
    a.discount_price === b.discount_price &&
    a.unlocks === b.unlocks
  );
}

/** Minimum days between two debits. Source: the gateway accepts no daily plan under a week. */
const leastDays = 7;

/** Problem with a plan's terms, by field; null when there is none. */
export function problemOf(terms: Terms): { field: string; reason: LocalizedText } | null {
  const { duration, duration_type, original_price, discount_price } = terms;
  if (discount_price > original_price) {
    return { field: 'discount_price', reason: 'The price is higher than the original price.' };
  }
  if (duration_type === 0 && duration < leastDays) {
    return { field: 'subscription_duration', reason: msg`A plan in days lasts at least ${{ days: leastDays }} days.` };
  }
  if (duration_type === 1 && duration > 24) {
    return { field: 'subscription_duration', reason: 'A plan in months lasts at most 24 months.' };
  }
  return null;
}
