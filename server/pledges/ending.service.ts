import type { CampaignRow } from '../../database/schema/campaign.ts';
import type { Context } from '../kit/context.ts';
import { lockPledge, selectPledgesOf } from './pledges.queries.ts';
import { advancePledge } from './progress.service.ts';

/** Declines every pledge that still runs in a campaign its creator deletes; what is contributed keeps a campaign from it. */
export async function endPledges(tx: Context, campaign: CampaignRow, note: string): Promise<void> {
  for (const { id } of await selectPledgesOf(tx.db, campaign.id, ['pledged', 'accepted'])) {
    const pledge = await lockPledge(tx.db, id);
    await advancePledge(tx, { campaign, pledge, to: 'declined', by: 'system', byId: campaign.creator_id, note });
  }
}
