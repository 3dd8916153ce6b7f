import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { OperatorChargeback } from '../../../contract/operators/operator-chargebacks.ts';
import { type ActingOperator, recordAct } from '../../core/audit/audit.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { findPayees, takeFromColluders } from '../../work/escrow/collusion.service.ts';
import {
  type ContestedRow,
  countContested,
  selectContested,
  selectContestedOne,
} from './operator-chargebacks.queries.ts';
import { viewChargeback } from './operator-chargebacks.views.ts';

const what = 'This chargeback';
const place = z.tuple([givenInstant, z.int()]);

interface Listing {
  status?: 'open' | 'ended' | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Payments disputed at the payers' banks, for operators. */
export async function listChargebacks(context: Context, { status = 'open', limit, cursor }: Listing, locale: Locale) {
  const isOpen = status === 'open';
  const after = decodeCursor(cursor, place);
  const found = await selectContested(context.db, { isOpen, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.place.toISOString(), row.id] });
  return { data: await present(context, rows, locale), total: await countContested(context.db, isOpen), next_cursor };
}

async function present(context: Context, rows: readonly ContestedRow[], locale: Locale): Promise<OperatorChargeback[]> {
  const payees = await findPayees(context, rows);
  const paid = [...payees.values()].flatMap((each) => each.map(({ accountId }) => accountId));
  const people = await findPeople(context, [...rows.map(({ payer_id }) => payer_id), ...paid]);
  return rows.map((row) => viewChargeback(row, payees.get(row.id) ?? [], { people, locale }));
}

interface Finding {
  operator: ActingOperator;
  id: string;
  reason: string;
  payees?: string[] | undefined;
}

/** The most that the finding takes from each payee; null where the payment brought them nothing. */
export async function readFinding(
  context: Context,
  { id, payees }: Pick<Finding, 'id' | 'payees'>,
): Promise<Payment | null> {
  const found = await selectContestedOne(context.db, rowId(id, what));
  if (!found) throw refuseNotFound(what);
  const all = (await findPayees(context, [found])).get(found.id) ?? [];
  const named = all.filter(({ accountId, brought }) => brought > 0 && (payees?.includes(String(accountId)) ?? true));
  const reference = `chargeback:${found.id}`;
  const parts = named.map(({ accountId, brought }) => ({ payeeId: accountId, amount: brought, reference }));
  return parts.length > 0 ? { campaign: found.title, parts } : null;
}

/** Records that payer and payees collude, with its consequences and reason. */
export async function findCollusion(
  context: Context,
  { operator, id, reason, payees }: Finding,
): Promise<OperatorChargeback> {
  const found = await selectContestedOne(context.db, rowId(id, what));
  if (!found) throw refuseNotFound(what);
  return inTransaction(context, async (tx) => {
    const payeeIds = payees?.map(Number);
    const taken = await takeFromColluders(tx, { providerId: found.provider_id, note: reason, payeeIds });
    const colluders = (await findPayees(tx, [found]))
      .get(found.id)
      ?.flatMap(({ accountId, isColluder }) => (isColluder ? [accountId] : []));
    await recordAct(tx, {
      actor: operator,
      action: 'chargeback.collusion',
      target: `chargeback:${found.id}`,
      detail: { payer: found.payer_id, payees: colluders, taken },
      reason,
    });
    const after = await selectContestedOne(tx.db, found.id);
    const [view] = await present(tx, after ? [after] : [], operator.locale);
    if (!view) throw refuseNotFound(what);
    return view;
  });
}
