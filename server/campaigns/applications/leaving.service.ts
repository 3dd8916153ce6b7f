import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { lockCampaignOf } from '../campaign-records/campaign-records.service.ts';
import { lockApplication, selectUnfinishedOf } from './applications.queries.ts';
import { isOpen } from './applications.rules.ts';
import { recordMove } from './progress.service.ts';

/**
 * Ends the applications of an account being deleted and notifies the other parties. Held money prevents the deletion.
 */
export async function leaveApplications(
  tx: Context,
  { influencerId, note }: { influencerId: number; note: string },
): Promise<void> {
  for (const { id, campaign_id } of await selectUnfinishedOf(tx.db, { influencerId })) {
    const campaign = await lockCampaignOf(tx, { campaign_id });
    await leaveOne(tx, { campaign, id, byId: influencerId, ended: 'withdrawn', note });
  }
}

/** Ends the applications to a campaign whose creator's account is being deleted. */
export async function leaveApplicants(tx: Context, campaign: CampaignRow, note: string): Promise<void> {
  for (const { id } of await selectUnfinishedOf(tx.db, { campaignId: campaign.id })) {
    await leaveOne(tx, { campaign, id, byId: campaign.creator_id, ended: 'declined', note });
  }
}

interface Leaving {
  campaign: CampaignRow;
  id: number;
  byId: number;
  /** Final status of an application without an agreement. */
  ended: 'withdrawn' | 'declined';
  note: string;
}

async function leaveOne(tx: Context, { campaign, id, byId, ended, note }: Leaving): Promise<void> {
  const application = await lockApplication(tx.db, id);
  const to = isOpen(application.status) ? ended : 'cancelled';
  await recordMove(tx, { campaign, application, to, byId, note });
}
