import type { Context } from '../../kit/context/context.ts';
import { leaveApplicants } from '../applications/leaving.service.ts';
import { listPostedIds, lockCampaignOf } from '../campaign-records/campaign-records.service.ts';
import { endPledges } from '../pledges/ending.service.ts';

/** Ends everything in progress in the campaigns of an account being deleted, and notifies its participants. */
export async function leaveCampaigns(
  tx: Context,
  { creatorId, note }: { creatorId: number; note: string },
): Promise<void> {
  for (const id of await listPostedIds(tx, creatorId)) {
    const campaign = await lockCampaignOf(tx, { campaign_id: id });
    await leaveApplicants(tx, campaign, note);
    await endPledges(tx, campaign, note);
  }
}
