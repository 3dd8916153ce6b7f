import type { EscrowOrderRow } from '../../../database/schema/escrow.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { collectFrom, readDebt } from '../../money/debts/debts.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { endForCollusion } from '../../money/referrals/qualification.service.ts';
import { lockChargeback, selectOrderByPayment, updateChargeback } from './chargeback.queries.ts';
import { postOnce } from './postings.service.ts';

/** Net amount the payee received from a released order, in paise. */
export function broughtBy({ released, fee, tds }: Pick<EscrowOrderRow, 'released' | 'fee' | 'tds'>): number {
  return released - fee - tds;
}

/**
 * An operator found that both sides of a contested payment are one: what the payee was paid is taken like the payer's money,
 * now where the payment is lost, else when it is. Returns the paise that were taken or are owed by the payee now.
 */
export async function takeFromColluder(
  tx: Context,
  { providerId, note }: { providerId: string; note: string },
): Promise<number> {
  const chargeback = await lockChargeback(tx.db, providerId);
  const order = chargeback && (await selectOrderByPayment(tx.db, chargeback.payment_id));
  if (!chargeback || !order || order.application_id === null) {
    throw refuse('RULE', 'This payment was for nobody’s work, so there is no second side to take from.');
  }
  if (chargeback.status === 'won') throw refuse('CONFLICT', 'This payment was not taken back.');
  if (chargeback.collusion !== null) throw refuse('CONFLICT', 'Both sides are treated as one already.');
  for (const id of [order.payer_id, order.payee_id]) await endForCollusion(tx, id);
  const found = { collusion: 'operator', note } as const;
  if (chargeback.status === 'open') {
    await updateChargeback(tx.db, chargeback.id, found);
    return 0;
  }
  // New income may have paid off part of the debt since.
  const owed = await readDebt(tx, order.payer_id);
  const amount = Math.min(chargeback.debt, owed, broughtBy(order));
  const payee = await collectFrom(tx, { ownerId: order.payee_id, amount });
  if (amount > 0) {
    await postOnce(tx, {
      kind: 'chargeback.collusion',
      reference: `chargeback:${providerId}:collusion`,
      note: ledgerNotes.chargedBack,
      detail: { payment_id: chargeback.payment_id },
      entries: [...payee.entries, { kind: 'debt', ownerId: order.payer_id, amount }],
    });
  }
  await updateChargeback(tx.db, chargeback.id, {
    ...found,
    from_payee: chargeback.from_payee + payee.taken,
    debt: chargeback.debt - payee.taken,
  });
  return amount;
}
