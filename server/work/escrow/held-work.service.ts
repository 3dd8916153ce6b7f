import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication, movedByMoney } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { qualifyReferral } from '../../money/referrals/qualification.service.ts';
import { fundedEntries, referenceOf, refundedEntries } from './escrow.rules.ts';
import { notifyFunded, notifyReturned, notifyStart } from './notices.service.ts';
import { postOnce } from './postings.service.ts';
import { askForRefund } from './refund.service.ts';
import { releaseDue } from './release.service.ts';
import { refundOrder } from './return.service.ts';

interface Paid {
  /** Paid and held. */
  order: EscrowOrderRow;
  /** Its payment is for other agreements too, so that its payer is told once of all. */
  isOneOfMany?: boolean;
}

/** Books a paid order: held for an agreement that waits for it, refunded where that has ended. */
export async function bookHeld(tx: Context, agreed: Agreed, { order, isOneOfMany = false }: Paid) {
  const { campaign, application } = agreed;
  await postFunded(tx, agreed, order, isOneOfMany);
  if (application.status !== 'accepted') {
    await refundOrder(tx, agreed, order);
    return 'refunded' as const;
  }
  const started = await advanceApplication(tx, { ...agreed, to: 'in_progress', ...movedByMoney });
  await (isOneOfMany ? notifyStart : notifyFunded)(tx, { campaign, order });
  await qualifyReferral(tx, order.payer_id);
  await releaseDue(tx, { campaign, application: started }, { bySilence: false });
  return order.status;
}

/** Books a payment for an agreement that another one has funded already: it came in, and goes back. */
export async function bookReturned(tx: Context, agreed: Agreed, order: EscrowOrderRow): Promise<void> {
  await postFunded(tx, agreed, order, true);
  await postOnce(tx, {
    kind: 'escrow.refunded',
    reference: referenceOf('escrow-refund', { ...order, refunded: 0 }),
    note: ledgerNotes.workBack,
    detail: { application_id: agreed.application.id, payment_id: order.payment_id },
    entries: refundedEntries(order, order.amount),
  });
  askForRefund(tx, order);
  await notifyReturned(tx, { campaign: agreed.campaign, order });
}

async function postFunded(tx: Context, { application }: Agreed, order: EscrowOrderRow, isOneOfMany: boolean) {
  const payment = `escrow-payment:${order.payment_id}`;
  await postOnce(tx, {
    kind: 'escrow.funded',
    reference: isOneOfMany ? `${payment}:${order.id}` : payment,
    note: ledgerNotes.workHeld,
    detail: { application_id: application.id, payer_id: order.payer_id },
    entries: fundedEntries(order, order.amount),
  });
}
