import type { EscrowOrderRow } from '../../../database/schema.ts';
import { type Agreed, findApplication } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication, movedByMoney } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { isDue, leftIn, type PaymentMove, releaseAll } from '../payments/payments.rules.ts';
import { readPayments, readPlanFacts } from '../payments/payments.service.ts';
import { askForReviews } from '../reviews/notices.service.ts';
import { lockOrderOf } from './escrow.queries.ts';
import { referenceOf } from './escrow.rules.ts';
import { moveMoney } from './movement.service.ts';
import { notifyReleased } from './notices.service.ts';

/** Locks and returns the order of an agreement; undefined without one. */
export async function lockOrder(tx: Context, applicationId: number): Promise<EscrowOrderRow | undefined> {
  return lockOrderOf(tx.db, applicationId);
}

interface How {
  /** The work was approved automatically. */
  bySilence: boolean;
}

/** Releases the payments of an agreement whose moment has come, and ends it when nothing is left. */
export async function releaseDue(tx: Context, agreed: Agreed, how: How): Promise<void> {
  const order = await lockOrderOf(tx.db, agreed.application.id);
  if (!order) return;
  if (order.status !== 'held') return endPaid(tx, agreed, order);
  const facts = await readPlanFacts(tx, agreed.application);
  const due = (await readPayments(tx, agreed.application)).filter(
    (payment) => leftIn(payment) > 0 && isDue(payment, facts),
  );
  await release(tx, agreed, { order, moves: releaseAll(due), ...how });
}

/** Releases all that is left of approved work, whatever its plan says: the owner's own early release. */
export async function releaseEarly(tx: Context, agreed: Agreed): Promise<void> {
  const order = await lockOrderOf(tx.db, agreed.application.id);
  if (order?.status !== 'held') return;
  const moves = releaseAll(await readPayments(tx, agreed.application));
  await release(tx, agreed, { order, moves, bySilence: false });
}

interface Release extends How {
  order: EscrowOrderRow;
  moves: readonly PaymentMove[];
}

async function release(tx: Context, agreed: Agreed, { order, moves, bySilence }: Release): Promise<void> {
  if (moves.length === 0) return;
  const { campaign } = agreed;
  const reference = referenceOf('escrow-release', order);
  const posting = { kind: 'escrow.released', reference, note: ledgerNotes.work(campaign.title) };
  const { order: after, net, share } = await moveMoney(tx, agreed, { order, moves, posting });
  await endPaid(tx, agreed, after);
  await notifyReleased(tx, { campaign, order, net, share, bySilence });
}

/** Ends approved work of which no money is left: as paid, or as cancelled where all of it was refunded. */
async function endPaid(tx: Context, { campaign, application: { id } }: Agreed, order: EscrowOrderRow) {
  const application = await findApplication(tx, id);
  if (application.status !== 'approved') return;
  if (order.status !== 'released' && order.status !== 'refunded') return;
  const to = order.status === 'released' ? 'paid' : 'cancelled';
  await advanceApplication(tx, { campaign, application, to, ...movedByMoney });
  if (to === 'paid') await askForReviews(tx, { campaign, application });
}
