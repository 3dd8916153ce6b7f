import { toRupees } from '../../../contract/kit/money.ts';
import { findForCreator } from '../../campaigns/applications/agreement-access.service.ts';
import { findVisibleCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findPledge, listOwnPledges } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { checkoutOf } from '../../money/gateway/gateway.service.ts';
import { readPieces } from '../agreements/reading.service.ts';
import { shownStatus } from './escrow.views.ts';
import { fundApplication } from './fund.service.ts';
import { fundPledge } from './fund-pledge.service.ts';
import { readPrice } from './quote.service.ts';

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

/** Payment made by funding an application or a pledge; null where there is none, which starting it then refuses. */
export async function readFunding(context: Context, { user, campaignId, id }: Funding): Promise<Payment | null> {
  const campaign = await findVisibleCampaign(context, { user, id: campaignId });
  const pledge = await findPledge(context, rowId(id, 'This application'));
  if (pledge) {
    const part = { payeeId: campaign.creator_id, amount: pledge.value, reference: `pledge:${pledge.id}` };
    return pledge.value > 0 ? { campaign: campaign.title, parts: [part] } : null;
  }
  const application = await findForCreator(context, { user, applicationId: id });
  const { amount } = await readPrice(context, application);
  if (amount <= 0) return null;
  const pieces = (await readPieces(context, [application.id])).get(application.id) ?? [];
  const part = { payeeId: application.influencer_id, amount, reference: `application:${application.id}`, pieces };
  return { campaign: campaign.title, parts: [part] };
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
