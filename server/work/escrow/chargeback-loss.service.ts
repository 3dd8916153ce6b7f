import type { ChargebackRow, EscrowOrderRow } from '../../../database/schema.ts';
import { lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { collectFrom } from '../../money/debts/debts.service.ts';
import type { Entry } from '../../money/ledger/ledger.rules.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { chargeBackRewards } from '../../money/referrals/qualification.service.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { divideLeft } from '../payments/payments.rules.ts';
import { readPayments, recordMoves } from '../payments/payments.service.ts';
import { updateChargeback } from './chargeback.queries.ts';
import { collectFromColluders } from './collusion.service.ts';
import { updateOrder } from './escrow.queries.ts';
import { findFrozen } from './freezing.service.ts';
import { postOnce } from './postings.service.ts';
import { askForRefund } from './refund.service.ts';
import { takeInTurn } from './shared-payments.rules.ts';
import type { SourceMove } from './sources.rules.ts';
import { divideOrder, moveAdditions } from './sources.service.ts';

/**
 * Collects a lost payment from what is held of it, then from the payer's balance, then as the payer's debt. Others keep
 * what they were paid, unless they are known to be the same person as the payer: then theirs is collected too. Source:
 * the product's rules, Track record.
 */
export async function loseChargeback(
  tx: Context,
  chargeback: ChargebackRow,
  order: EscrowOrderRow | undefined,
): Promise<void> {
  const { amount, payer_id: payerId } = chargeback;
  const { held, out } = order ? await findFrozen(tx, order) : { held: 0, out: [] };
  const fromHeld = Math.min(amount, held);
  const payer = await collectFrom(tx, { ownerId: payerId, amount: amount - fromHeld });
  const payee = await collectFromColluders(tx, chargeback, payer.debt);
  const debt = payer.debt - payee.taken - payee.debt;
  const entries: Entry[] = [
    { kind: 'gateway', amount },
    ...out,
    // After a partial dispute the rest of the held money is returned to its source.
    { kind: 'gateway', amount: held - fromHeld },
    ...payer.entries,
    { kind: 'debt', ownerId: payerId, amount: payee.taken + payee.debt },
    ...payee.entries,
  ];
  await postOnce(tx, {
    kind: 'chargeback.lost',
    reference: `chargeback:${chargeback.provider_id}:lost`,
    note: ledgerNotes.chargedBack,
    detail: { payment_id: chargeback.payment_id },
    entries,
  });
  await updateChargeback(tx.db, chargeback.id, {
    status: 'lost',
    ended_at: tx.now(),
    from_held: fromHeld,
    from_payer: payer.taken,
    from_payee: payee.taken,
    debt: debt + payee.debt,
    collusion: payee.isColluded ? (chargeback.collusion ?? 'related') : null,
  });
  if (order?.status === 'frozen') await endOrder(tx, order, { chargeback, held, fromHeld });
  await notifyPayer(tx, payerId);
  for (const id of new Set([payerId, order?.payee_id ?? payerId])) await chargeBackRewards(tx, id);
}

/** Part that a bank took back of each payment's held money, by order id: of the contested one first, then of the latest. */
function takenOf(moves: readonly SourceMove[], paymentId: string, fromHeld: number): Map<number, number> {
  const isContested = ({ source }: SourceMove) => source.payment_id === paymentId;
  const inTurn = [...moves.filter(isContested), ...moves.filter((move) => !isContested(move)).toReversed()];
  const parts = takeInTurn(
    fromHeld,
    inTurn.map(({ refunded }) => refunded),
  );
  return new Map(inTurn.map(({ source }, at) => [source.id, parts[at] ?? 0]));
}

interface Loss {
  chargeback: ChargebackRow;
  /** Frozen paise of the payment, and the part that the bank took. */
  held: number;
  fromHeld: number;
}

/** Ends the order: refunds only what the bank did not already take, and cancels work that waits for this money. */
async function endOrder(tx: Context, order: EscrowOrderRow, { chargeback, held, fromHeld }: Loss): Promise<void> {
  const isAllTaken = held === fromHeld;
  const sources = await divideOrder(tx, order, { released: 0, refunded: held });
  const taken = takenOf(sources, chargeback.payment_id, fromHeld);
  const back = await moveAdditions(tx, order, sources, taken);
  await updateOrder(tx.db, order.id, {
    status: order.released > 0 ? 'released' : 'refunded',
    frozen_from: null,
    // The part spent by a pool is not returned to its payer.
    refunded: order.refunded + held,
    added_refunded: order.added_refunded + back,
    charged_back: taken.get(order.id) ?? 0,
    refund_id: isAllTaken ? chargeback.provider_id : null,
    ended_at: tx.now(),
  });
  if (held - back > (taken.get(order.id) ?? 0)) askForRefund(tx, order);
  if (order.application_id === null) return;
  const agreed = await lockAgreedById(tx, order.application_id);
  await recordMoves(tx, agreed.application, divideLeft(await readPayments(tx, agreed.application), 0));
  const note = 'The payment was charged back by the payer’s bank.';
  await advanceApplication(tx, { ...agreed, to: 'cancelled', by: 'system', cause: 'decision', byId: null, note });
}

async function notifyPayer(tx: Context, accountId: number): Promise<void> {
  await notify(tx, {
    accountId,
    type: 'money',
    link: '/wallet',
    title: msg`Your bank reversed a payment`,
    description: msg`It’s taken from the money on hold and from your balance. Anything missing becomes a debt, paid off by your next earnings.`,
  });
}
