import type { Escrow, NetQuote } from '../../contract/escrow.ts';
import type { ApplicationRow } from '../../database/schema/campaign.ts';
import type { EscrowOrderRow } from '../../database/schema/escrow.ts';
import { readTerms } from '../applications/agreement.service.ts';
import { findSide } from '../applications/sides.service.ts';
import { readSilenceEnd } from '../deliverables/silence.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { selectOrderOf } from './escrow.queries.ts';
import { viewEscrow, viewNet } from './escrow.views.ts';
import { readNet, toBasisPoints } from './rates.service.ts';
import { syncOrder } from './sync.service.ts';

interface Asked {
  user: User;
  applicationId: string;
}

/** How the money of an agreement stands. While a payment is open the gateway is asked, since its webhook may be late. */
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
    isCreator: side === 'creator',
  });
}

/** What the price on the table brings in hand, for either side. */
export async function quoteNet(context: Context, asked: Asked): Promise<NetQuote> {
  const { application } = await findSide(context, asked);
  const order = await selectOrderOf(context.db, application.id);
  return readQuote(context, { application, order });
}

interface Quoted {
  application: ApplicationRow;
  order: EscrowOrderRow | undefined;
}

/** As it was released, else as it would be now, by the fee that was agreed on. */
async function readQuote(context: Context, { application, order }: Quoted): Promise<NetQuote> {
  const feeBasisPoints = order?.fee_basis_points ?? (await readFee(context, application.id));
  if (order?.status === 'released') {
    const { released: amount, fee, gst, tds } = order;
    return viewNet({ amount, fee, gst, tds, net: amount - fee - tds }, feeBasisPoints);
  }
  const amount = order?.amount ?? application.quote ?? 0;
  return viewNet(
    await readNet(context, { amount, payeeId: application.influencer_id, feeBasisPoints }),
    feeBasisPoints,
  );
}

/** The platform's share: what the agreement says, else what holds now. */
export async function readFee(context: Context, applicationId: number): Promise<number> {
  const terms = (await readTerms(context, [applicationId])).get(applicationId);
  return toBasisPoints(terms?.platform_fee_percent ?? context.config.platformFeePercent);
}
