import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Row, Schema } from '../../../database/schema.ts';

export type SharedPaymentRow = Row<'shared_payment'>;
export type PartRow = Row<'shared_payment_part'>;

export async function insertSharedPayment(
  db: Database,
  payment: Insertable<Schema['shared_payment']>,
  parts: readonly Omit<Insertable<Schema['shared_payment_part']>, 'shared_payment_id'>[],
): Promise<SharedPaymentRow> {
  const row = await db.insertInto('shared_payment').values(payment).returningAll().executeTakeFirstOrThrow();
  const values = parts.map((part) => ({ ...part, shared_payment_id: row.id }));
  await db.insertInto('shared_payment_part').values(values).execute();
  return row;
}

export async function selectSharedPayment(db: Database, providerId: string): Promise<SharedPaymentRow | undefined> {
  return db.selectFrom('shared_payment').selectAll().where('provider_id', '=', providerId).executeTakeFirst();
}

/** Locked until the transaction ends. */
export async function lockSharedPayment(db: Database, id: number): Promise<SharedPaymentRow> {
  return db.selectFrom('shared_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Parts in the order in which agreements are locked. */
export async function selectParts(db: Database, id: number): Promise<PartRow[]> {
  return db
    .selectFrom('shared_payment_part as s')
    .innerJoin('application as a', 'a.id', 's.application_id')
    .selectAll('s')
    .where('s.shared_payment_id', '=', id)
    .orderBy('a.campaign_id')
    .orderBy('s.application_id')
    .execute();
}

/** The payer's newest unpaid payment since an instant. */
export async function selectUnpaidOf(db: Database, payerId: number, from: Date): Promise<SharedPaymentRow | undefined> {
  return db
    .selectFrom('shared_payment')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('payment_id', 'is', null)
    .where('created_at', '>=', from)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Gateway ids of the unpaid payments for an agreement. */
export async function selectUnpaidFor(db: Database, applicationId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('shared_payment as s')
    .innerJoin('shared_payment_part as p', 'p.shared_payment_id', 's.id')
    .select('s.provider_id')
    .where('p.application_id', '=', applicationId)
    .where('s.payment_id', 'is', null)
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

/** Payments that may have been made without a webhook, longest unchecked first. */
export async function selectUnchecked(db: Database, span: { from: Date; checkedBefore: Date; limit: number }) {
  return db
    .selectFrom('shared_payment')
    .select('provider_id')
    .where('payment_id', 'is', null)
    .where('created_at', '>=', span.from)
    .where((where) => where.or([where('checked_at', 'is', null), where('checked_at', '<', span.checkedBefore)]))
    .orderBy('checked_at')
    .limit(span.limit)
    .execute();
}

export async function setChecked(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('shared_payment').set({ checked_at: now }).where('id', '=', id).execute();
}

export async function setPaid(db: Database, id: number, paid: { payment_id: string; paid_at: Date }): Promise<void> {
  await db.updateTable('shared_payment').set(paid).where('id', '=', id).execute();
}
