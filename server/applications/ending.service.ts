import { addDays, dateInIndia } from '../../contract/calendar.ts';
import type { CampaignRow } from '../../database/schema/campaign.ts';
import { lockPostedCampaign } from '../campaigns/campaigns.access.service.ts';
import type { Context } from '../kit/context.ts';
import { AppError } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import { lockApplication, selectApplicationsOf, selectStale } from './applications.queries.ts';
import { openStatuses } from './applications.rules.ts';
import { selectPledgesOf } from './pledges.queries.ts';
import { recordPledgeMove } from './pledges.service.ts';
import { recordMove } from './progress.service.ts';

/** Nobody waits longer than this many days after the deadline for an answer. */
const answerDays = 7;
const batch = 200;

/** Declines, by the system, what nobody answered within a week after the deadline. Returns how many. */
export async function declineStale(context: Context): Promise<number> {
  const deadlineBefore = addDays(dateInIndia(context.now()), -answerDays);
  let declined = 0;
  for (;;) {
    const stale = await selectStale(context.db, deadlineBefore, batch);
    const before = declined;
    for (const { id, campaign_id } of stale) {
      if (await declineOne(context, { id, campaignId: campaign_id })) declined += 1;
    }
    if (stale.length < batch || declined === before) return declined;
  }
}

async function declineOne(context: Context, { id, campaignId }: { id: number; campaignId: number }): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, campaignId);
    const application = await lockApplication(tx.db, id);
    if (!openStatuses.some((status) => status === application.status)) return false;
    await recordMove(tx, { campaign, application, to: 'declined', byId: null });
    return true;
  }).catch((error: unknown) => {
    // The campaign was deleted meanwhile, which has ended its applications.
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  });
}

/** Ends everything that still runs in a campaign its creator deletes. */
export async function endAll(tx: Context, campaign: CampaignRow, note: string): Promise<void> {
  const byId = campaign.creator_id;
  for (const found of await selectApplicationsOf(tx.db, campaign.id, [...openStatuses, 'accepted'])) {
    const application = await lockApplication(tx.db, found.id);
    const to = application.status === 'accepted' ? 'cancelled' : 'declined';
    await recordMove(tx, { campaign, application, to, byId, note });
  }
  for (const pledge of await selectPledgesOf(tx.db, campaign.id, ['pledged'])) {
    await recordPledgeMove(tx, { campaign, pledge, to: 'declined', byId, note });
  }
}
