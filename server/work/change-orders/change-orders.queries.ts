import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { ChangeOrderRow, Schema } from '../../../database/schema.ts';

/** Inserts a proposal; undefined if the agreement has an open one. */
export async function insertChangeOrder(
  db: Database,
  order: Insertable<Schema['change_order']>,
): Promise<ChangeOrderRow | undefined> {
  return db
    .insertInto('change_order')
    .values(order)
    .onConflict((conflict) => conflict.column('application_id').where('status', '=', 'open').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function selectChangeOrder(db: Database, id: number): Promise<ChangeOrderRow | undefined> {
  return db.selectFrom('change_order').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockChangeOrder(db: Database, id: number): Promise<ChangeOrderRow> {
  return db.selectFrom('change_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Latest first. */
export async function selectChangeOrders(db: Database, applicationId: number): Promise<ChangeOrderRow[]> {
  return db
    .selectFrom('change_order')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .execute();
}

export async function updateChangeOrder(
  db: Database,
  id: number,
  values: Updateable<Schema['change_order']>,
): Promise<ChangeOrderRow> {
  return db.updateTable('change_order').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
