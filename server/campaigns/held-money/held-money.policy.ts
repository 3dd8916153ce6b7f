import type { EscrowOrderRow } from '../../../database/schema.ts';
import { type Answer, no } from '../../kit/http/policy.ts';

/** Shown while a payment is in dispute at the payer's bank. */
const frozenReason = 'The payer’s bank is checking this payment. No money moves until it has decided.';

/** Whether the two sides may move what is held for their work, or the work itself; undefined where nothing was ever paid. */
export function maySidesMove(order: Pick<EscrowOrderRow, 'status'> | undefined): Answer {
  if (order?.status === 'disputed') return no('CONFLICT', 'A dispute is open, so our team decides this.');
  return order?.status === 'frozen' ? no('CONFLICT', frozenReason) : true;
}
