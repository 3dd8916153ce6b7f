import { type Sayable, say } from '../../kit/i18n/messages.ts';

/** What a subscriber has agreed to; the title and the place in the list are not part of it. Money in paise. */
interface Terms {
  duration: number;
  duration_type: 0 | 1;
  original_price: number;
  discount_price: number;
  unlocks: number;
}

/** Whether two plans promise and cost the same. */
export function haveSameTerms(a: Terms, b: Terms): boolean {
  return (
    a.duration === b.duration &&
    a.duration_type === b.duration_type &&
    a.original_price === b.original_price &&
    a.discount_price === b.discount_price &&
    a.unlocks === b.unlocks
  );
}

/** Shortest time in days between two debits. Source: the gateway takes no daily plan under a week. */
const leastDays = 7;

/** What is wrong with a plan, by the field to mend; null when nothing is. */
export function problemOf(terms: Terms): { field: string; reason: Sayable } | null {
  const { duration, duration_type, original_price, discount_price } = terms;
  if (discount_price > original_price) {
    return { field: 'discount_price', reason: 'The price is higher than the original price.' };
  }
  if (duration_type === 0 && duration < leastDays) {
    return { field: 'subscription_duration', reason: say`A plan in days lasts at least ${{ days: leastDays }} days.` };
  }
  if (duration_type === 1 && duration > 24) {
    return { field: 'subscription_duration', reason: 'A plan in months lasts at most 24 months.' };
  }
  return null;
}
