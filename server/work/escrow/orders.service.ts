import type { EscrowOrderRow } from '../../../database/schema.ts';
import { refuseSamePerson } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { createKeyedMutex } from '../../kit/context/keyed-mutex.ts';
import { refuse } from '../../kit/http/errors.ts';
import { refuseDebtor } from '../../money/debts/debts.service.ts';
import { askGateway, GatewayError } from '../../money/gateway/gateway.service.ts';
import { deleteUnpaidOrder, insertOrder, type Purpose, selectOrderFor } from './escrow.queries.ts';
import { refuseUnheld } from './holding.ts';
import { syncOrder } from './sync.service.ts';

/** One mutex per purpose, so that two clicks create one order. */
const runExclusive = createKeyedMutex();

/** Amounts in paise. */
interface Payment {
  amount: number;
  campaignId: number;
  payerId: number;
  /** Payee the money is held for. */
  payeeId: number;
  feeBasisPoints: number;
  /** The payee's own GST within the amount. */
  creatorGst?: number;
}

interface Begun {
  purpose: Purpose;
  /** Refuses what cannot be paid, even while its payment is open, and returns the amount. */
  prepare: () => Promise<Payment>;
  /** Asks the gateway whether an open order was paid. */
  sync?: typeof syncOrder;
}

/** Resumes the open payment for a purpose, or starts one at the gateway. */
export async function beginPayment(
  context: Context,
  { purpose, prepare, sync = syncOrder }: Begun,
): Promise<EscrowOrderRow> {
  return runExclusive(nameOf(purpose), async () => {
    refuseUnheld(context);
    const open = await keepOpenOrder(context, purpose, sync);
    const payment = await prepare();
    await refuseDebtor(context, payment.payerId);
    await refuseSamePerson(context, payment.payerId, payment.payeeId);
    return open ?? makeOrder(context, purpose, payment);
  }).catch((error) => {
    throw toRefusal(context, error);
  });
}

const names = { application_id: 'application', pledge_id: 'pledge', change_order_id: 'change' } as const;

/** Receipt at the gateway: `application-17`, `pledge-18`, `change-19`. */
function nameOf({ column, id }: Purpose): string {
  return `${names[column]}-${id}`;
}

/** The open order according to the gateway; deletes one that it does not know any more. */
async function keepOpenOrder(
  context: Context,
  purpose: Purpose,
  sync: typeof syncOrder,
): Promise<EscrowOrderRow | null> {
  const open = await selectOrderFor(context.db, purpose);
  if (open?.status !== 'created') return null;
  try {
    return (await sync(context, open.provider_id)) === 'created' ? open : null;
  } catch (error) {
    if (!(error instanceof GatewayError) || ![400, 404].includes(error.status)) throw error;
    await deleteUnpaidOrder(context.db, open.id);
    return null;
  }
}

async function makeOrder(context: Context, purpose: Purpose, payment: Payment): Promise<EscrowOrderRow> {
  const { amount, campaignId, payerId, payeeId, feeBasisPoints, creatorGst = 0 } = payment;
  const name = nameOf(purpose);
  const notes = { purpose: name, campaign: String(campaignId) };
  const { id } = await askGateway(context, (client) =>
    client.orders.create({ amount, currency: 'INR', receipt: name, notes }),
  );
  await insertOrder(context.db, purpose, {
    [purpose.column]: purpose.id,
    payer_id: payerId,
    payee_id: payeeId,
    provider_id: id,
    amount,
    fee_basis_points: feeBasisPoints,
    creator_gst: creatorGst,
    created_at: context.now(),
  });
  const existing = await selectOrderFor(context.db, purpose);
  if (!existing) throw new Error(`The order for ${name} is gone`);
  return existing;
}

/** Turns a failed call of the gateway into a refusal. */
export function toRefusal(context: Context, error: unknown): unknown {
  if (!(error instanceof GatewayError)) return error;
  context.log.warn({ err: error }, 'The gateway refused a payment');
  return refuse('UNAVAILABLE', 'The payment gateway isn’t responding. You weren’t charged. Please try again.');
}
