import type { Campaign } from '../../../contract/campaigns/campaigns.ts';

/** Whether the reader has, or in a joint campaign will have, partners to review. */
export function hasFinishedWork({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }): boolean {
  const { counts, my_application: mine, my_pledges: pledges } = campaign;
  if (isOwn) return (counts.approved ?? 0) + (counts.paid ?? 0) + (counts.contributed ?? 0) > 0;
  const isDone = mine?.status === 'approved' || mine?.status === 'paid';
  return isDone || pledges.some(({ status }) => status === 'contributed');
}
