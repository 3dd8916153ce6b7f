import type { ChargebackRow, EscrowOrderRow } from '../../../database/schema.ts';
import { lockPledged } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Entry } from '../../money/ledger/ledger.rules.ts';
import { readPoolBalance } from '../../money/ledger/ledger.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { partOfPool } from './chargeback.rules.ts';
import { updateOrder } from './escrow.queries.ts';
import { leftOf } from './escrow.rules.ts';
import { listHeldContributions } from './pool-holding.service.ts';
import { postOnce } from './postings.service.ts';

type Contest = Pick<ChargebackRow, 'provider_id'>;

/** An agreement with several payments can be frozen more than once. */
const referenceOf = (what: string, { id }: EscrowOrderRow, { provider_id: contest }: Contest) =>
  `${what}:${id}:${contest}`;

/** Freezes the held part of a payment; what was already paid out, or refunded, is not held. */
export async function freezeOrder(tx: Context, order: EscrowOrderRow, by: Contest): Promise<void> {
  if (order.status !== 'held' && order.status !== 'disputed') return;
  const entries = order.pledge_id === null ? workEntries(order, 1) : await poolEntries(tx, order, order.pledge_id);
  if (entries.some(({ amount }) => amount !== 0)) {
    await postOnce(tx, {
      kind: 'chargeback.frozen',
      reference: referenceOf('escrow-frozen', order, by),
      note: ledgerNotes.chargebackOpen,
      detail: { payment_id: order.payment_id },
      entries,
    });
  }
  await updateOrder(tx.db, order.id, { status: 'frozen', frozen_from: order.status });
}

/** Unfreezes an order after a won dispute. */
export async function thawOrder(tx: Context, order: EscrowOrderRow, by: Contest): Promise<void> {
  if (order.status !== 'frozen' || order.frozen_from === null) return;
  const entries = await frozenEntries(tx, order);
  if (entries.some(({ amount }) => amount !== 0)) {
    await postOnce(tx, {
      kind: 'chargeback.won',
      reference: referenceOf('escrow-thawed', order, by),
      note: ledgerNotes.chargebackWon,
      detail: { payment_id: order.payment_id },
      entries,
    });
  }
  await updateOrder(tx.db, order.id, { status: order.frozen_from, frozen_from: null });
}

/** Work in dispute between its parties is on a separate account already. */
function workEntries(order: EscrowOrderRow, sign: 1 | -1): Entry[] {
  const { payee_id: ownerId, status, frozen_from } = order;
  const amount = leftOf(order);
  if ((frozen_from ?? status) === 'disputed') return [];
  return [
    { kind: 'escrow', ownerId, amount: -sign * amount },
    { kind: 'disputed', ownerId, amount: sign * amount },
  ];
}

/**
 * A pool does not separate its payments: freezes a share in proportion to all payments, so that the others keep theirs.
 */
async function poolEntries(tx: Context, order: EscrowOrderRow, pledgeId: number): Promise<Entry[]> {
  const { campaign } = await lockPledged(tx, pledgeId);
  const paid = (await listHeldContributions(tx, campaign.id)).reduce((sum, { amount }) => sum + amount, 0);
  const part = partOfPool({ amount: order.amount, paid, balance: await readPoolBalance(tx, campaign.id) });
  await updateOrder(tx.db, order.id, { frozen_amount: part });
  return [
    { kind: 'pool', campaignId: campaign.id, amount: -part },
    { kind: 'pool_frozen', campaignId: campaign.id, amount: part },
  ];
}

/** Reverses the frozen entries. */
async function frozenEntries(tx: Context, order: EscrowOrderRow): Promise<Entry[]> {
  if (order.pledge_id === null) return workEntries(order, -1);
  const { campaign } = await lockPledged(tx, order.pledge_id);
  return [
    { kind: 'pool_frozen', campaignId: campaign.id, amount: -order.frozen_amount },
    { kind: 'pool', campaignId: campaign.id, amount: order.frozen_amount },
  ];
}

/** Account and amount of an order's frozen money, in paise; empty if none is frozen. */
export async function findFrozen(tx: Context, order: EscrowOrderRow): Promise<{ held: number; out: Entry[] }> {
  if (order.status !== 'frozen') return { held: 0, out: [] };
  const { pledge_id: pledgeId, payee_id: ownerId } = order;
  if (pledgeId === null) return { held: leftOf(order), out: [{ kind: 'disputed', ownerId, amount: -leftOf(order) }] };
  const { campaign } = await lockPledged(tx, pledgeId);
  const held = order.frozen_amount;
  return { held, out: [{ kind: 'pool_frozen', campaignId: campaign.id, amount: -held }] };
}
