import type { ApplicationStatus } from './applications.ts';

/** Under an agreement, each holding one of the campaign's places. */
export const takenStatuses = [
  'accepted',
  'in_progress',
  'submitted',
  'changes_requested',
  'approved',
  'paid',
] as const satisfies readonly ApplicationStatus[];

/** Come to nothing: who is in one of these may apply again. */
export const endedStatuses = ['declined', 'withdrawn', 'cancelled'] as const satisfies readonly ApplicationStatus[];

/** An offer was accepted once, whatever came of it. */
export function hasAgreement(status: ApplicationStatus): boolean {
  return status === 'cancelled' || takenStatuses.some((taken) => taken === status);
}

export function hasEnded(status: ApplicationStatus): boolean {
  return endedStatuses.some((ended) => ended === status);
}
