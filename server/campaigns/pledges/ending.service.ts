import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { lockCampaignOf } from '../campaign-records/campaign-records.service.ts';
import { lockPledge, selectOpenPledgesBy, selectPledgesOf } from './pledges.queries.ts';
import { isLockedAt } from './pledges.rules.ts';
import { advancePledge } from './progress.service.ts';

/** Declines every open pledge of a campaign that its creator deletes; contributions prevent the deletion. */
export async function endPledges(tx: Context, campaign: CampaignRow, note: string): Promise<void> {
  for (const { id } of await selectPledgesOf(tx.db, campaign.id, ['pledged', 'accepted'])) {
    const pledge = await lockPledge(tx.db, id);
    await advancePledge(tx, { campaign, pledge, to: 'declined', by: 'system', byId: campaign.creator_id, note });
  }
}

/** Ends the pledges of an account being deleted; past the lock the system withdraws them. */
export async function leavePledges(
  tx: Context,
  { accountId, note }: { accountId: number; note: string },
): Promise<void> {
  for (const found of await selectOpenPledgesBy(tx.db, accountId)) {
    const campaign = await lockCampaignOf(tx, found);
    const pledge = await lockPledge(tx.db, found.id);
    const isPromised = pledge.status === 'accepted' && isLockedAt(tx.now(), campaign);
    const way = isPromised
      ? ({ to: 'declined', by: 'system' } as const)
      : ({ to: 'withdrawn', by: 'pledger' } as const);
    await advancePledge(tx, { campaign, pledge, ...way, byId: accountId, note });
  }
}

/** Ends a contribution whose payment was refunded; the caller has locked the campaign. */
export async function returnContributionOf(tx: Context, campaign: CampaignRow, pledgeId: number): Promise<void> {
  const pledge = await lockPledge(tx.db, pledgeId);
  if (pledge.status !== 'contributed') return;
  await advancePledge(tx, { campaign, pledge, to: 'withdrawn', by: 'system', byId: null });
}
