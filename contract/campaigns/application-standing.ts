import type { ApplicationStatus } from './applications.ts';

/** Statuses with an agreement in force, each taking one of the campaign's places. */
export const takenStatuses = [
  'accepted',
  'in_progress',
  'submitted',
  'changes_requested',
  'approved',
  'paid',
] as const satisfies readonly ApplicationStatus[];

/** Statuses in which all terms of an agreement can still change. */
const activeStatuses: readonly ApplicationStatus[] = ['accepted', 'in_progress', 'submitted', 'changes_requested'];

export function isActive(status: ApplicationStatus): boolean {
  return activeStatuses.includes(status);
}

/** Whether the work of an agreement is approved or paid for, so that only its rights and price can change. */
export function isOver(status: ApplicationStatus): boolean {
  return status === 'approved' || status === 'paid';
}

/** Final statuses without an agreement in force; the influencer may apply again. */
export const endedStatuses = ['declined', 'withdrawn', 'cancelled'] as const satisfies readonly ApplicationStatus[];

/** Whether an offer was ever accepted, even if the agreement was cancelled later. */
export function hasAgreement(status: ApplicationStatus): boolean {
  return status === 'cancelled' || takenStatuses.some((taken) => taken === status);
}

export function hasEnded(status: ApplicationStatus): boolean {
  return endedStatuses.some((ended) => ended === status);
}
