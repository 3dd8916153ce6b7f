import type { Context } from '../../kit/context/context.ts';
import { fingerprintOfAccount } from '../payment-methods/payment-methods.service.ts';
import { keepInstrument } from './payment-instruments.queries.ts';
import { type GatewayPayment, identityOfInstrument } from './payment-instruments.rules.ts';

interface Used {
  accountId: number;
  payment: GatewayPayment;
  paidAt: Date;
}

/**
 * Stores a keyed fingerprint of the instrument an account paid with; null where the gateway names neither card nor UPI
 * id.
 */
export async function rememberInstrument(
  tx: Context,
  { accountId, payment, paidAt }: Used,
): Promise<{ method: 'card' | 'upi'; firstPaidAt: Date } | null> {
  const instrument = identityOfInstrument(payment);
  if (!instrument) return null;
  const { method, identity } = instrument;
  const fingerprint = fingerprintOfAccount(tx, identity);
  return { method, firstPaidAt: await keepInstrument(tx.db, { accountId, method, fingerprint, paidAt }) };
}
