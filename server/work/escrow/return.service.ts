import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { maySidesMove } from '../../campaigns/held-money/held-money.policy.ts';
import type { Context } from '../../kit/context/context.ts';
import { demand } from '../../kit/http/policy.ts';
import { oweAdvance } from '../../money/ledger/advances.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { divideLeft, keepPart, refundPiece, sumMoves } from '../payments/payments.rules.ts';
import { readPayments, readPlanFacts } from '../payments/payments.service.ts';
import { lockOrderOf } from './escrow.queries.ts';
import { referenceOf } from './escrow.rules.ts';
import { moveMoney } from './movement.service.ts';
import { notifyRefunded, notifyReleased } from './notices.service.ts';

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

export interface Split {
  /** Net paise for the influencer, and paise back to the payer. */
  net: number;
  refunded: number;
  /** Paise of a released advance that the influencer owes to the payer. */
  owed: number;
}

/** Divides the held money of a cancelled agreement so that the influencer keeps so much of its price (paise without GST) in all. */
export async function splitHeld(tx: Context, agreed: Agreed, keep: number): Promise<Split> {
  const { campaign, application } = agreed;
  const order = await lockOrderOf(tx.db, application.id);
  demand(maySidesMove(order));
  if (order?.status !== 'held') throw new Error(`Application ${application.id} has no held money to split`);
  const { moves, owed } = keepPart(await readPayments(tx, application), keep);
  const { released, refunded } = sumMoves(moves);
  const posting =
    released > 0
      ? {
          kind: 'escrow.released',
          reference: referenceOf('escrow-split', order),
          note: ledgerNotes.cancelledWork(campaign.title),
        }
      : { kind: 'escrow.refunded', reference: referenceOf('escrow-refund', order), note: ledgerNotes.workBack };
  const debt = { applicationId: application.id, debtorId: order.payee_id, creditorId: order.payer_id, amount: owed };
  const { net, share } = await moveMoney(tx, agreed, { order, moves, posting, more: await oweAdvance(tx, debt) });
  if (released > 0) await notifyReleased(tx, { campaign, order, net, share, bySilence: false });
  if (refunded > 0) await notifyRefunded(tx, { campaign, order, amount: refunded });
  return { net: net.net - share, refunded, owed };
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
