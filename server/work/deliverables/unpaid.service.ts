import { isActive } from '../../../contract/campaigns/application-standing.ts';
import { owesProduct, paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { type Agreed, findApplication } from '../../campaigns/applications/agreement-access.service.ts';
import { recordStep } from '../../campaigns/applications/arrival.service.ts';
import { advanceApplication } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { startRights } from '../agreements/usage.service.ts';
import { countArrived } from '../counted-work/counted-work.service.ts';
import { askForReviews } from '../reviews/notices.service.ts';
import { selectDeliverables } from './deliverables.queries.ts';
import { notifyArrivalAsked, notifyUnpaidEnded } from './unpaid-notices.service.ts';

/**
 * Ends approved work that pays no money once it is published and its product has arrived; whoever has to say that it arrived is asked.
 * Any other step restarts the clock of unpaid work.
 */
export async function followUnpaid(tx: Context, { campaign, application: { id } }: Agreed): Promise<void> {
  const application = await findApplication(tx, id);
  if ((!isActive(application.status) && application.status !== 'approved') || paysMoney(campaign, application.quote))
    return;
  const pieces = await selectDeliverables(tx.db, [id]);
  const isOut =
    application.status === 'approved' &&
    pieces.every(({ status, delivery }) => status === 'published' || delivery === 'hand_over');
  if (isOut && (application.arrived_at !== null || !owesProduct(campaign)))
    return endUnpaid(tx, { campaign, application, isDone: true });
  const changed = await recordStep(tx, application);
  if (isOut) await notifyArrivalAsked(tx, { campaign, application: changed });
}

/** Ends unpaid work, done or left by both sides; what arrived counts for reviews and the track record. */
export async function endUnpaid(
  tx: Context,
  { campaign, application, isDone }: Agreed & { isDone: boolean },
): Promise<void> {
  const ended = await advanceApplication(tx, {
    campaign,
    application,
    to: 'paid',
    byId: null,
    by: 'system',
    cause: 'arrival',
    isNotified: true,
  });
  if (application.arrived_at !== null) {
    await countArrived(tx, {
      applicationId: application.id,
      campaignId: campaign.id,
      businessId: campaign.creator_id,
      influencerId: application.influencer_id,
    });
  }
  await startRights(tx, application.id);
  await notifyUnpaidEnded(tx, { campaign, application: ended, isDone });
  await askForReviews(tx, { campaign, application });
}
