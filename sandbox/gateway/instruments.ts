import { createHash } from 'node:crypto';
import { newId } from '../provider/values.ts';
import type { Payment } from './entities.ts';

/** How a customer pays; the same `instrument` is the same card or UPI id, by default a new one. */
export interface PaidWith {
  method?: 'upi' | 'card' | undefined;
  instrument?: string | undefined;
}

/** The card or UPI id of a payment, in the provider's shape. */
export function describeInstrument({ method = 'upi', instrument }: PaidWith) {
  const name = instrument ?? newId('own').slice(4);
  if (method === 'upi') {
    return { method, vpa: name.includes('@') ? name : `${name}@sandbox`, card_id: null, card: null };
  }
  const digest = createHash('sha256').update(name).digest('hex');
  const id = `card_${digest.slice(0, 14)}`;
  const last4 = String(Number.parseInt(digest.slice(14, 20), 16) % 10_000).padStart(4, '0');
  return {
    method,
    vpa: null,
    card_id: id,
    card: { id, entity: 'card', last4, network: 'Visa', type: 'debit' } as const,
  };
}

/** The provider's fee on a payment in paise: 2 % and 18 % GST on that. */
export function priceOf(amount: number): Pick<Payment, 'fee' | 'tax'> {
  const price = Math.round(amount * 0.02);
  const tax = Math.round(price * 0.18);
  return { fee: price + tax, tax };
}
