import type { Application } from '../../../contract/applications.ts';
import type { Campaign } from '../../../contract/campaigns.ts';

/** Whether money is paid for work at this price, in rupees, and so held before it starts. */
export function paysMoney({ compensation }: Pick<Campaign, 'compensation'>, quote: number | null): boolean {
  return (compensation === 'paid' || compensation === 'mixed') && (quote ?? 0) > 0;
}

/** An offer that was accepted: its money has a state, also after it was cancelled. */
export function isAgreed(status: Application['status']): boolean {
  return !['applied', 'shortlisted', 'offered', 'declined', 'withdrawn'].includes(status);
}
