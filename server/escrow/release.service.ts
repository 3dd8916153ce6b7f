import { advanceApplication } from '../applications/progress.service.ts';
import type { Agreed } from '../applications/sides.service.ts';
import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { ledgerNotes } from '../ledger/notes.rules.ts';
import { lockOrderOf, updateOrder } from './escrow.queries.ts';
import { type Net, releasedEntries } from './escrow.rules.ts';
import { tellReleased } from './notices.service.ts';
import { postOnce } from './postings.service.ts';
import { readNet } from './rates.service.ts';

/** Refuses while an operator has to decide on the money of this agreement. */
export async function refuseDisputed(tx: Context, applicationId: number): Promise<void> {
  const order = await lockOrderOf(tx.db, applicationId);
  if (order?.status === 'disputed') throw refuse('CONFLICT', 'A dispute is open: an operator decides on this.');
}

/** Pays out what is held for approved work and moves its application to `paid`; nothing where no money is held. */
export async function releaseHeldMoney(
  tx: Context,
  { campaign, application }: Agreed,
  { bySilence }: { bySilence: boolean },
): Promise<void> {
  const order = await lockOrderOf(tx.db, application.id);
  if (order?.status !== 'held') return;
  const net = await readNet(tx, {
    amount: order.amount,
    payeeId: order.payee_id,
    feeBasisPoints: order.fee_basis_points,
  });
  await postOnce(tx, {
    kind: 'escrow.released',
    reference: `escrow-release:${order.id}`,
    note: ledgerNotes.work(campaign.title),
    detail: { application_id: application.id, fee: net.fee, gst: net.gst, tds: net.tds },
    entries: releasedEntries(order, net),
  });
  await updateOrder(tx.db, order.id, { ...columnsOf(net), status: 'released', ended_at: tx.now() });
  const to = 'paid';
  await advanceApplication(tx, { campaign, application, to, by: 'system', cause: 'money', byId: null, isTold: true });
  await tellReleased(tx, { campaign, order, net, bySilence });
}

/** A release as its order keeps it. */
export function columnsOf({ amount, fee, gst, tds }: Net) {
  return { released: amount, fee, gst, tds };
}
