import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { ChangeOrderRow, Schema } from '../../../database/schema.ts';

/** Inserts a proposal; undefined if the agreement has an open one, or one that waits for its payment. */
export async function insertChangeOrder(
  db: Database,
  order: Insertable<Schema['change_order']>,
): Promise<ChangeOrderRow | undefined> {
  return db
    .insertInto('change_order')
    .values(order)
    .onConflict((conflict) =>
      conflict.column('application_id').where(sql<boolean>`status in ('open', 'funding')`).doNothing(),
    )
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

/** The change order of an agreement that waits for an answer or for its payment. */
export async function selectWaiting(db: Database, applicationId: number): Promise<ChangeOrderRow | undefined> {
  return db
    .selectFrom('change_order')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['open', 'funding'])
    .executeTakeFirst();
}

/** Accepted increases whose time to be paid is over, the longest first. */
export async function selectUnfunded(db: Database, { until, limit }: { until: Date; limit: number }) {
  return db
    .selectFrom('change_order')
    .select(['id', 'application_id'])
    .where('status', '=', 'funding')
    .where('fund_by', '<=', until)
    .orderBy('fund_by')
    .limit(limit)
    .execute();
}
