import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { ChargebackRow, EscrowOrderRow, Schema } from '../../../database/schema.ts';

export async function lockChargeback(db: Database, providerId: string): Promise<ChargebackRow | undefined> {
  return db.selectFrom('chargeback').selectAll().where('provider_id', '=', providerId).forUpdate().executeTakeFirst();
}

export async function insertChargeback(db: Database, row: Insertable<Schema['chargeback']>): Promise<ChargebackRow> {
  return db.insertInto('chargeback').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateChargeback(
  db: Database,
  id: number,
  changes: Updateable<Schema['chargeback']>,
): Promise<void> {
  await db.updateTable('chargeback').set(changes).where('id', '=', id).execute();
}

/** Whether a payer's bank still checks a payment of an order. */
export async function isContested(db: Database, orderId: number): Promise<boolean> {
  const query = db.selectFrom('chargeback').select('id').where('order_id', '=', orderId).where('status', '=', 'open');
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

/** Orders that a payment paid, in the order in which agreements are locked. */
export async function selectOrdersByPayment(db: Database, paymentId: string): Promise<EscrowOrderRow[]> {
  return db
    .selectFrom('escrow_order as o')
    .leftJoin('application as a', 'a.id', 'o.application_id')
    .selectAll('o')
    .where('o.payment_id', '=', paymentId)
    .orderBy('a.campaign_id')
    .orderBy('o.application_id')
    .execute();
}

export async function selectOrderById(db: Database, id: number): Promise<EscrowOrderRow | undefined> {
  return db.selectFrom('escrow_order').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Records accounts of the payer's own person; the first finding stays. */
export async function insertColluders(
  db: Database,
  rows: readonly Insertable<Schema['chargeback_colluder']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('chargeback_colluder')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectColluders(db: Database, chargebackIds: readonly number[]) {
  if (chargebackIds.length === 0) return [];
  return db
    .selectFrom('chargeback_colluder')
    .selectAll()
    .where('chargeback_id', 'in', [...chargebackIds])
    .execute();
}

/** The subscription payment with this id and its account. */
export async function selectSubscriptionPayment(db: Database, paymentId: string) {
  return db
    .selectFrom('subscription_payment as p')
    .innerJoin('subscription as s', 's.id', 'p.subscription_id')
    .select(['p.id', 's.account_id'])
    .where('p.provider_payment_id', '=', paymentId)
    .executeTakeFirst();
}
