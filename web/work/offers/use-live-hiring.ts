import { useLiveAgreements } from '../agreements/agreements.queries.ts';
import { useLiveEscrow } from '../escrow/use-live-escrow.ts';

/** Refetches agreements and their money when the other side moves. */
export function useLiveHiring(): void {
  useLiveAgreements();
  useLiveEscrow();
}
