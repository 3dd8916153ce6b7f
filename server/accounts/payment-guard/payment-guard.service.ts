import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { PaymentRequest } from '../../kit/http/payments.ts';
import { countPayment, demandWithinLimits, forgetPayment } from '../member-payments/member-payments.service.ts';

/** Runs a payment within the limits of the member who asks for it. It counts from its start, and no longer if it fails. */
export async function guardPayment(
  context: Context,
  asked: PaymentRequest,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const counted = await inTransaction(context, async (tx) => {
    await demandWithinLimits(tx, asked);
    return countPayment(tx, asked);
  });
  try {
    return await run();
  } catch (error) {
    await forgetPayment(context, counted);
    throw error;
  }
}
