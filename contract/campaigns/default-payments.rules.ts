import type { AgreedContent } from './agreed-content.ts';
import type { Payment } from './offer-terms.ts';

/**
 * Plan of an offer that names none: one payment, on publication where anything is published, else on approval. What is handed over
 * beside it counts from its approval, so one moment does for both. `amount` in rupees.
 */
export function defaultPayments(amount: number, content: readonly AgreedContent[]): Payment[] {
  const isPublished = content.some(({ delivery }) => delivery !== 'hand_over');
  const moment = isPublished
    ? ({ label: 'On publication', due: 'published' } as const)
    : ({ label: 'On approval', due: 'approved' } as const);
  return [{ ...moment, amount, date: null, deliverables: [] }];
}
