import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import type { ApplicationRow } from '../../../database/schema.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import { readAcceptedAt } from '../../campaigns/applications/unfunded.service.ts';
import { readCampaignOf } from '../../campaigns/campaigns/campaigns.access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readSilenceEnd } from '../work-clock/work-clock.service.ts';
import { selectOrderOf } from './escrow.queries.ts';
import { viewEscrow } from './escrow.views.ts';
import { readQuote } from './quote.service.ts';
import { syncOrder } from './sync.service.ts';
import { fundBy } from './unfunded.rules.ts';

interface Asked {
  user: User;
  applicationId: string;
}

/** Status of an agreement's money. While a payment is open the gateway is asked, since its webhook may be late. */
export async function getEscrow(context: Context, asked: Asked): Promise<Escrow> {
  const { application, side } = await findSide(context, asked);
  const order = await selectOrderOf(context.db, application.id);
  if (order?.status === 'created') {
    await syncOrder(context, order.provider_id).catch((error) =>
      context.log.warn({ err: error }, 'The gateway could not be asked for a payment'),
    );
  }
  return presentEscrow(context, { application, side });
}

interface Seen {
  application: ApplicationRow;
  side: 'creator' | 'applicant';
}

export async function presentEscrow(context: Context, { application, side }: Seen): Promise<Escrow> {
  const order = await selectOrderOf(context.db, application.id);
  const isHeld = order?.status === 'held';
  return viewEscrow({
    application,
    order,
    net: await readQuote(context, { application, order }),
    autoReleaseAt: isHeld ? await readSilenceEnd(context, application) : null,
    fundBy: await readFundBy(context, application),
    isCreator: side === 'creator',
  });
}

/** Time when an accepted application ends without funding; null in any other status. */
async function readFundBy(context: Context, application: ApplicationRow): Promise<Date | null> {
  if (application.status !== 'accepted') return null;
  const acceptedAt = await readAcceptedAt(context, application);
  const campaign = await readCampaignOf(context, application);
  if (!acceptedAt || !paysMoney(campaign, application.quote)) return null;
  return fundBy({ acceptedAt, startDate: campaign.start_date });
}
