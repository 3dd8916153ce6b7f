import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { maySidesMove } from '../../campaigns/held-money/held-money.policy.ts';
import type { Context } from '../../kit/context/context.ts';
import { demand } from '../../kit/http/policy.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { divideLeft, refundPiece, sumMoves } from '../payments/payments.rules.ts';
import { readPayments, readPlanFacts } from '../payments/payments.service.ts';
import { lockOrderOf } from './escrow.queries.ts';
import { referenceOf } from './escrow.rules.ts';
import { moveMoney } from './movement.service.ts';
import { notifyRefunded } from './notices.service.ts';

/** Refunds the held money of a cancelled agreement, if any. */
export async function returnHeldMoney(tx: Context, agreed: Agreed): Promise<void> {
  const order = await lockOrderOf(tx.db, agreed.application.id);
  demand(maySidesMove(order));
  if (order?.status === 'held') await refundOrder(tx, agreed, order);
}

/** Refunds the part of a piece that was not published in time. */
export async function refundUnpublished(tx: Context, agreed: Agreed, piece: string): Promise<void> {
  const order = await lockOrderOf(tx.db, agreed.application.id);
  if (order?.status !== 'held') return;
  const { pieces } = await readPlanFacts(tx, agreed.application);
  const moves = refundPiece(await readPayments(tx, agreed.application), pieces, piece);
  if (sumMoves(moves).refunded === 0) return;
  const reference = referenceOf('escrow-refund', order);
  const posting = { kind: 'escrow.refunded', reference, note: ledgerNotes.workBack };
  await moveMoney(tx, agreed, { order, moves, posting });
  await notifyRefunded(tx, { campaign: agreed.campaign, order, amount: sumMoves(moves).refunded });
}

/** Refunds all that is left of a held order: in the ledger now, at the gateway after commit. */
export async function refundOrder(tx: Context, agreed: Agreed, order: EscrowOrderRow): Promise<EscrowOrderRow> {
  const moves = divideLeft(await readPayments(tx, agreed.application), 0);
  const posting = {
    kind: 'escrow.refunded',
    reference: referenceOf('escrow-refund', order),
    note: ledgerNotes.workBack,
  };
  const { order: after } = await moveMoney(tx, agreed, { order, moves, posting });
  await notifyRefunded(tx, { campaign: agreed.campaign, order, amount: sumMoves(moves).refunded });
  return after;
}
