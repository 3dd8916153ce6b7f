import type { Context } from '../../kit/context/context.ts';
import { leaveApplicants } from '../applications/leaving.service.ts';
import { endPledges } from '../pledges/ending.service.ts';
import { lockEvenDeleted, selectPostedIdsOf } from './campaigns.queries.ts';

/** Ends everything in progress in the campaigns of an account being deleted, and notifies its participants. */
export async function leaveCampaigns(
  tx: Context,
  { creatorId, note }: { creatorId: number; note: string },
): Promise<void> {
  for (const id of await selectPostedIdsOf(tx.db, creatorId)) {
    const campaign = await lockEvenDeleted(tx.db, id);
    await leaveApplicants(tx, campaign, note);
    await endPledges(tx, campaign, note);
  }
}
