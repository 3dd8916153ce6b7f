import * as z from 'zod/mini';
import { instant } from '../kit/fields.ts';
import { offerSides } from './offer-sides.ts';

/** How a proposal to cancel stands or ended: by consent, by silence, by another proposal, by a dispute, or taken back. */
export const cancellationStatuses = ['open', 'agreed', 'silent', 'countered', 'refused', 'withdrawn'] as const;

/** Proposal to cancel a funded agreement before anything is handed in; it waits for the other side. Rupees of the price. */
export const cancellation = z.object({
  /** Side that proposes this split. */
  by: z.enum(offerSides),
  /** Side that cancels, which decides the default. */
  started_by: z.enum(offerSides),
  /** Part that the influencer keeps, including earlier releases. */
  keep: z.number(),
  /** The same where nobody answers. */
  default: z.number(),
  note: z.string(),
  answer_by: instant,
  createdAt: instant,
});
export type Cancellation = z.infer<typeof cancellation>;
