import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { OperatorChargeback } from '../../../contract/operators/operator-chargebacks.ts';
import { type Operator, recordAct } from '../../core/audit/audit.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { takeFromColluder } from '../../work/escrow/collusion.service.ts';
import {
  type ContestedRow,
  countContested,
  selectContested,
  selectContestedOne,
} from './operator-chargebacks.queries.ts';

const what = 'This chargeback';
const place = z.tuple([givenInstant, z.int()]);

interface Listing {
  status?: 'open' | 'ended' | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The operators' list of payments that banks look into. */
export async function listChargebacks(context: Context, { status = 'open', limit, cursor }: Listing) {
  const isOpen = status === 'open';
  const after = decodeCursor(cursor, place);
  const found = await selectContested(context.db, { isOpen, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.place.toISOString(), row.id] });
  return { data: await present(context, rows), total: await countContested(context.db, isOpen), next_cursor };
}

async function present(context: Context, rows: readonly ContestedRow[]): Promise<OperatorChargeback[]> {
  const people = await findPeople(
    context,
    rows.flatMap(({ payer_id, payee_id }) => [payer_id, ...(payee_id === null ? [] : [payee_id])]),
  );
  const cardOf = (id: number | null) => {
    const person = id === null ? undefined : people.get(id);
    return person ? viewPersonCard(person) : null;
  };
  return rows.map((row) => ({
    id: String(row.id),
    payment_id: row.payment_id,
    provider_id: row.provider_id,
    amount: toRupees(row.amount),
    status: row.status,
    reason_code: row.reason_code,
    respond_by: row.respond_by?.toISOString() ?? null,
    about: row.order_id === null ? 'subscription' : row.pledge_id === null ? 'work' : 'pool',
    campaign: row.campaign_id === null ? null : { id: String(row.campaign_id), title: row.title ?? '' },
    payer: cardOf(row.payer_id),
    payee: cardOf(row.payee_id),
    from_held: toRupees(row.from_held),
    from_payer: toRupees(row.from_payer),
    from_payee: toRupees(row.from_payee),
    debt: toRupees(row.debt),
    collusion: row.collusion,
    note: row.note,
    can_find_collusion: row.payee_id !== null && row.status !== 'won' && row.collusion === null,
    createdAt: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  }));
}

interface Finding {
  operator: Operator;
  id: string;
  reason: string;
}

/** An operator has found that payer and payee are one; what follows and why is kept. */
export async function findCollusion(context: Context, { operator, id, reason }: Finding): Promise<OperatorChargeback> {
  const found = await selectContestedOne(context.db, rowId(id, what));
  if (!found) throw refuseNotFound(what);
  return inTransaction(context, async (tx) => {
    const taken = await takeFromColluder(tx, { providerId: found.provider_id, note: reason });
    await recordAct(tx, {
      actor: operator,
      action: 'chargeback.collusion',
      target: `chargeback:${found.id}`,
      detail: { payer: found.payer_id, payee: found.payee_id, taken },
      reason,
    });
    const after = await selectContestedOne(tx.db, found.id);
    const [view] = await present(tx, after ? [after] : []);
    if (!view) throw refuseNotFound(what);
    return view;
  });
}
