import { applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

/** Number of applications in any status. */
export function countApplications(counts: Campaign['counts']): number {
  return applicationStatuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}
