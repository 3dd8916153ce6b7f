import type { ChargebackRow, EscrowOrderRow } from '../../../database/schema.ts';
import { findRelated } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { collectFrom, readDebt } from '../../money/debts/debts.service.ts';
import type { Entry } from '../../money/ledger/ledger.rules.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { endForCollusion } from '../../money/referrals/qualification.service.ts';
import { selectBrought } from './brought.queries.ts';
import {
  insertColluders,
  lockChargeback,
  selectColluders,
  selectOrderById,
  updateChargeback,
} from './chargeback.queries.ts';
import { mayFindCollusion } from './collusion.policy.ts';
import { postOnce } from './postings.service.ts';

/** A payee of a disputed payment. */
export interface Payee {
  accountId: number;
  /** Net paise: for work, or this payment's share of each draw from a pool. */
  brought: number;
  /** Whether known to be the same person as the payer. */
  isColluder: boolean;
  /** The influencer whose talent manager this payee is, as far as this payment goes. */
  through: number | null;
}

/** Payees of each disputed payment, by chargeback id; subscriptions have none. */
export async function findPayees(
  { db }: Pick<Context, 'db'>,
  chargebacks: readonly Pick<ChargebackRow, 'id' | 'order_id'>[],
): Promise<Map<number, Payee[]>> {
  const orderIds = chargebacks.flatMap(({ order_id }) => order_id ?? []);
  const brought = Map.groupBy(await selectBrought(db, orderIds), ({ order_id }) => order_id);
  const colluders = await selectColluders(
    db,
    chargebacks.map(({ id }) => id),
  );
  const known = new Set(colluders.map(({ chargeback_id, account_id }) => `${chargeback_id} ${account_id}`));
  return new Map(
    chargebacks.map(({ id, order_id }) => [
      id,
      (brought.get(order_id ?? 0) ?? []).map((row) => ({
        accountId: row.payee_id,
        brought: row.brought,
        isColluder: known.has(`${id} ${row.payee_id}`),
        through: row.through,
      })),
    ]),
  );
}

interface Taken {
  entries: Entry[];
  /** Paise taken from the payees' balances, and the rest as their debt. */
  taken: number;
  debt: number;
}

/** Collects from each payee at most what the payment brought them, until the sum is reached. */
async function collectFromPayees(tx: Context, payees: readonly Payee[], most: number): Promise<Taken> {
  const all: Taken = { entries: [], taken: 0, debt: 0 };
  for (const { accountId: ownerId, brought } of payees) {
    const amount = Math.min(most - all.taken - all.debt, brought);
    if (amount <= 0) continue;
    const { entries, taken, debt } = await collectFrom(tx, { ownerId, amount });
    all.entries.push(...entries);
    all.taken += taken;
    all.debt += debt;
  }
  return all;
}

/**
 * Collects the missing part of a lost payment from payees who are the same person as the payer, by shared evidence or
 * an operator's finding.
 */
export async function collectFromColluders(
  tx: Context,
  chargeback: ChargebackRow,
  missing: number,
): Promise<Taken & { isColluded: boolean }> {
  const payees = (await findPayees(tx, [chargeback])).get(chargeback.id) ?? [];
  const ids = payees.map(({ accountId }) => accountId);
  const related = await findRelated(tx, chargeback.payer_id, ids);
  const isOne = ({ accountId, isColluder }: Payee) => isColluder || related.has(accountId);
  const colluders = payees.filter((payee) => isOne(payee) || sharesWith(payee, payees.filter(isOne)));
  const found = colluders.map(({ accountId }) => accountId);
  await insertColluders(tx.db, rowsFor(chargeback, found, 'related'));
  return { ...(await collectFromPayees(tx, colluders, missing)), isColluded: found.length > 0 };
}

/** A share of what a colluder was paid is theirs, whoever got it. */
function sharesWith({ through }: Payee, colluders: readonly Payee[]): boolean {
  return through !== null && colluders.some(({ accountId }) => accountId === through);
}

function rowsFor({ id }: ChargebackRow, accountIds: readonly number[], found: 'related' | 'operator') {
  return accountIds.map((account_id) => ({ chargeback_id: id, account_id, found }));
}

interface Finding {
  providerId: string;
  note: string;
  /** All payees by default. */
  payeeIds?: readonly number[] | undefined;
}

/**
 * Records an operator's finding that payees of a disputed payment are the same person as its payer: what they were paid
 * is collected like the payer's money, now if the payment is lost, otherwise when it is. Returns the paise collected or
 * owed now.
 */
export async function takeFromColluders(tx: Context, { providerId, note, payeeIds }: Finding): Promise<number> {
  const chargeback = await lockChargeback(tx.db, providerId);
  const order = chargeback?.order_id ? await selectOrderById(tx.db, chargeback.order_id) : undefined;
  const payees = chargeback ? ((await findPayees(tx, [chargeback])).get(chargeback.id) ?? []) : [];
  demand(mayFindCollusion({ status: chargeback?.status ?? 'open', payees }));
  if (!chargeback || !order) throw refuseNotFound('This chargeback');
  const meant = payees.filter(({ accountId }) => payeeIds?.includes(accountId) ?? true);
  if (payeeIds && meant.length < new Set(payeeIds).size) {
    throw refuse('RULE', 'Choose people who were paid from this payment.');
  }
  const colluders = meant.filter(({ isColluder }) => !isColluder);
  demand(mayFindCollusion({ status: chargeback.status, payees: meant }));
  const ids = colluders.map(({ accountId }) => accountId);
  await insertColluders(tx.db, rowsFor(chargeback, ids, 'operator'));
  await endForCollusion(tx, [...new Set([order.payer_id, ...ids])]);
  await updateChargeback(tx.db, chargeback.id, { collusion: 'operator', note });
  return chargeback.status === 'open' ? 0 : takeWhatIsOwed(tx, { chargeback, order, colluders });
}

interface Lost {
  chargeback: ChargebackRow;
  order: EscrowOrderRow;
  colluders: readonly Payee[];
}

/** For a payment already lost: moves what its payer still owes to the payees. */
async function takeWhatIsOwed(tx: Context, { chargeback, order, colluders }: Lost): Promise<number> {
  // New income may have paid off part of the debt since.
  const owed = Math.min(chargeback.debt, await readDebt(tx, order.payer_id));
  const { entries, taken, debt } = await collectFromPayees(tx, colluders, owed);
  const amount = taken + debt;
  if (amount === 0) return 0;
  await postOnce(tx, {
    kind: 'chargeback.collusion',
    reference: `chargeback:${chargeback.provider_id}:collusion:${colluders[0]?.accountId}`,
    note: ledgerNotes.chargedBack,
    detail: { payment_id: chargeback.payment_id },
    entries: [...entries, { kind: 'debt', ownerId: order.payer_id, amount }],
  });
  const from_payee = chargeback.from_payee + taken;
  await updateChargeback(tx.db, chargeback.id, { from_payee, debt: chargeback.debt - taken });
  return amount;
}
