import { toRupees } from '../../contract/money.ts';
import type { EscrowOrderRow } from '../../database/schema/escrow.ts';
import { type Agreed, findForCreator, lockAgreed } from '../applications/sides.service.ts';
import { askGateway, checkoutOf, GatewayError } from '../gateway/gateway.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { refuse, refuseNotFound } from '../kit/errors.ts';
import { createLanes } from '../kit/lanes.ts';
import { inTransaction } from '../kit/transaction.ts';
import { deleteUnpaidOrder, insertOrder, selectOrderOf } from './escrow.queries.ts';
import { paysMoney } from './escrow.rules.ts';
import { readFee } from './quote.service.ts';
import { syncOrder } from './sync.service.ts';

const what = 'This application';
/** The gateway takes no less. */
const leastPaise = 100;
/** One lane an application, so that two clicks make one order. */
const inLane = createLanes();

interface Funding {
  user: User;
  campaignId: string;
  applicationId: string;
}

/** Starts the payment for an accepted application, or goes on with the one that is open. */
export async function fundApplication(context: Context, { user, campaignId, applicationId }: Funding) {
  const application = await findForCreator(context, { user, applicationId });
  if (String(application.campaign_id) !== campaignId) throw refuseNotFound(what);
  const order = await inLane(String(application.id), async () => {
    const open = await keepOpenOrder(context, application.id);
    const agreed = await inTransaction(context, (tx) => lockAgreed(tx, application));
    refuseUnfundable(agreed);
    return open ?? makeOrder(context, agreed);
  }).catch((error) => {
    throw toRefusal(context, error);
  });
  return {
    payment_id: order.provider_id,
    application_id: String(order.application_id),
    status: order.status,
    amount: toRupees(order.amount),
    ...checkoutOf(context.config),
  };
}

/** The order that was begun, as the gateway says now; one that it has forgotten is forgotten here too. */
async function keepOpenOrder(context: Context, applicationId: number): Promise<EscrowOrderRow | null> {
  const open = await selectOrderOf(context.db, applicationId);
  if (open?.status !== 'created') return null;
  try {
    return (await syncOrder(context, open.provider_id)) === 'created' ? open : null;
  } catch (error) {
    if (!(error instanceof GatewayError) || ![400, 404].includes(error.status)) throw error;
    await deleteUnpaidOrder(context.db, open.id);
    return null;
  }
}

function refuseUnfundable({ campaign, application }: Agreed): void {
  const { status, quote } = application;
  if (!paysMoney(campaign, quote)) throw refuse('RULE', 'No money is paid for this work, so there is nothing to fund.');
  if ((quote ?? 0) < leastPaise) throw refuse('RULE', 'The smallest payment is ₹1.');
  if (status === 'accepted') return;
  if (status === 'applied' || status === 'shortlisted' || status === 'offered') {
    throw refuse('CONFLICT', 'This can be funded once the offer is accepted.');
  }
  const hasEnded = status === 'declined' || status === 'withdrawn' || status === 'cancelled';
  throw refuse('CONFLICT', hasEnded ? `This application was ${status}.` : 'This is funded already.');
}

async function makeOrder(context: Context, { campaign, application }: Agreed): Promise<EscrowOrderRow> {
  const amount = application.quote ?? 0;
  const { id } = await askGateway(context, (client) =>
    client.orders.create({
      amount,
      currency: 'INR',
      receipt: `application-${application.id}`,
      notes: { application: String(application.id), campaign: String(campaign.id) },
    }),
  );
  await insertOrder(context.db, {
    application_id: application.id,
    payer_id: campaign.creator_id,
    payee_id: application.influencer_id,
    provider_id: id,
    amount,
    fee_basis_points: await readFee(context, application.id),
    created_at: context.now(),
  });
  const kept = await selectOrderOf(context.db, application.id);
  if (!kept) throw refuseNotFound(what);
  return kept;
}

function toRefusal(context: Context, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  context.log.warn({ err: error }, 'The gateway refused a payment for work');
  return refuse('UNAVAILABLE', 'The payment gateway does not answer just now. Nothing was debited; please try again.');
}
