import { applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

/** How many applied, whatever became of them. */
export function countApplications(counts: Campaign['counts']): number {
  return applicationStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
