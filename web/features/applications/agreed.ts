import type { Application } from '../../../contract/applications.ts';

const without: readonly Application['status'][] = ['applied', 'shortlisted', 'offered', 'declined', 'withdrawn'];

/** An offer was accepted once, whatever came of it. */
export function hasAgreement(status: Application['status']): boolean {
  return !without.includes(status);
}
