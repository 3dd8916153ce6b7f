import type { PledgePayment } from '../../../contract/work/escrow.ts';
import type { PledgeRow } from '../../../database/schema.ts';
import { findOwnCampaign, readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findPledge } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { isPoolClosed } from './escrow.queries.ts';
import { readPayingFacts } from './escrow.service.ts';
import { pledgePaymentPolicy } from './fund-pledge.policy.ts';
import { readPledgeOrder } from './fund-pledge.service.ts';
import { viewPledgePayment } from './pledge-payment.views.ts';

const what = 'This pledge';

interface Asked {
  user: User;
  pledgeId: string;
}

/** A pledge for its pledger and the campaign's creator; not found for anybody else. */
export async function findPledgeOfSide(context: Context, { user, pledgeId }: Asked): Promise<PledgeRow> {
  const pledge = await findPledge(context, rowId(pledgeId, what));
  if (!pledge) throw refuseNotFound(what);
  if (pledge.account_id !== user.id) await findOwnCampaign(context, { user, id: String(pledge.campaign_id) }, what);
  return pledge;
}

export async function readPledgePayment(context: Context, asked: Asked): Promise<PledgePayment> {
  const { id } = await findPledgeOfSide(context, asked);
  const order = await readPledgeOrder(context, { id });
  // A payment that came in meanwhile has moved it on.
  const pledge = await findPledgeOfSide(context, asked);
  const campaign = await readCampaignOf(context, pledge);
  const { user } = asked;
  const isPayer = pledge.account_id === user.id;
  const payable = { campaign, pledge, isPoolClosed: await isPoolClosed(context.db, campaign.id) };
  const facts = await readPayingFacts(context, { payerId: pledge.account_id, payeeId: campaign.creator_id });
  const can = viewCan(pledgePaymentPolicy(isPayer, payable, facts), user.locale);
  return viewPledgePayment(pledge, { order, isPayer, can });
}
