import type { PledgePayment } from '../../../contract/work/escrow.ts';
import type { PledgeRow } from '../../../database/schema.ts';
import { findOwnCampaign } from '../../campaigns/campaigns/campaigns.access.service.ts';
import { findPledge } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
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
  const pledge = await findPledgeOfSide(context, asked);
  const order = await readPledgeOrder(context, pledge);
  return viewPledgePayment(pledge, { order, isPayer: pledge.account_id === asked.user.id });
}
