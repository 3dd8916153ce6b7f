import type { AgreedContent } from './agreed-content.ts';
import { type Payment, paymentLabels } from './offer-terms.ts';

/**
 * Plan of an offer that names none: one payment, on publication where anything is published, else on approval. What is handed over
 * beside it counts from its approval, so one moment does for both. `amount` in rupees.
 */
export function defaultPayments(amount: number, content: readonly AgreedContent[]): Payment[] {
  const isPublished = content.some(({ delivery }) => delivery !== 'hand_over');
  const due = isPublished ? 'published' : 'approved';
  return [{ label: paymentLabels[due], due, amount, date: null, deliverables: [] }];
}
