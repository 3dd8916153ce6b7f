import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { advanceApplication } from '../../campaigns/applications/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { divideLeft } from '../payments/payments.rules.ts';
import { readPayments } from '../payments/payments.service.ts';
import { askForReviews } from '../reviews/notices.service.ts';
import { mayDispute } from './escrow.policy.ts';
import { lockOrderOf, updateOrder } from './escrow.queries.ts';
import { disputedEntries, leftOf, referenceOf } from './escrow.rules.ts';
import { moveMoney } from './movement.service.ts';
import { postOnce } from './postings.service.ts';

/** Freezes held money until an operator has decided. */
export async function holdForOperator(tx: Context, { application }: Agreed): Promise<EscrowOrderRow> {
  const order = await lockOrderOf(tx.db, application.id);
  demand(mayDispute(order?.status));
  if (!order) throw new Error(`Application ${application.id} has no money to dispute`);
  await postOnce(tx, {
    kind: 'dispute.opened',
    reference: referenceOf('escrow-dispute', order),
    note: ledgerNotes.disputed,
    detail: { application_id: application.id },
    entries: disputedEntries(order, leftOf(order)),
  });
  return updateOrder(tx.db, order.id, { status: 'disputed' });
}

/** The disputed order for a decision. */
export async function lockDisputed(tx: Context, { application }: Agreed): Promise<EscrowOrderRow> {
  const order = await lockOrderOf(tx.db, application.id);
  if (order?.status !== 'disputed') throw refuse('CONFLICT', 'There’s no money on hold for this dispute any more.');
  return order;
}

interface Settlement {
  order: EscrowOrderRow;
  /** Paise to the influencer before deductions, and back to the payer; together all that is left. */
  released: number;
  note: string | null;
}

/** Divides disputed money and ends its agreement. Returns the net paise for the influencer. */
export async function settleDisputed(tx: Context, agreed: Agreed, settlement: Settlement): Promise<number> {
  const { order, released, note } = settlement;
  const moves = divideLeft(await readPayments(tx, agreed.application), released);
  const posting = {
    kind: 'dispute.decided',
    reference: referenceOf('escrow-decision', order),
    note: ledgerNotes.decidedWork(agreed.campaign.title),
  };
  const { net, share } = await moveMoney(tx, agreed, { order, moves, posting });
  const { campaign, application } = agreed;
  const to = released > 0 ? 'paid' : 'cancelled';
  await advanceApplication(tx, { ...agreed, to, by: 'system', cause: 'decision', byId: null, note, isNotified: true });
  if (to === 'paid') await askForReviews(tx, { campaign, application });
  return net.net - share;
}
