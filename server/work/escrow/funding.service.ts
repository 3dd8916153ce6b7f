import { toRupees } from '../../../contract/kit/money.ts';
import { findVisibleCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findPledge, listOwnPledges } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { checkoutOf } from '../../money/gateway/gateway.service.ts';
import { shownStatus } from './escrow.views.ts';
import { fundApplication } from './fund.service.ts';
import { fundPledge } from './fund-pledge.service.ts';

interface Asked {
  user: User;
  /** Campaign id. */
  id: string;
}

/** Refuses people without anything to pay in a campaign: its creator pays for work, pledgers pay pledges. */
export async function demandFunder(context: Context, { user, id }: Asked): Promise<void> {
  const campaign = await findVisibleCampaign(context, { user, id });
  if (campaign.creator_id === user.id) return;
  if ((await listOwnPledges(context, user.id, [campaign.id])).length === 0) throw refuseNotFound('This campaign');
}

interface Funding {
  user: User;
  campaignId: string;
  /** Id of an application or a pledge, which share one sequence. */
  id: string;
}

/** Starts a payment for work or a pledge; returns what the page needs to open the gateway's checkout. */
export async function beginFunding(context: Context, { user, campaignId, id }: Funding) {
  const isPledge = (await findPledge(context, rowId(id, 'This application'))) !== undefined;
  const order = isPledge
    ? await fundPledge(context, { user, campaignId, pledgeId: id })
    : await fundApplication(context, { user, campaignId, applicationId: id });
  return {
    payment_id: order.provider_id,
    application_id: id,
    status: shownStatus(order),
    amount: toRupees(order.amount),
    ...checkoutOf(context.config),
  };
}
