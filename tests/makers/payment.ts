import type { Payment } from '../../contract/campaigns/offer-terms.ts';

/** Payment of a plan in rupees, for all pieces unless `more` names some. */
export function makePayment(amount: number, due: Payment['due'], more: Partial<Payment> = {}): Payment {
  return { label: 'Part', amount, due, date: null, deliverables: [], ...more };
}
