import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** The maintenance row, present while maintenance is on. */
export async function selectMaintenance(db: Database) {
  return db.selectFrom('maintenance').select(['message', 'until', 'since']).executeTakeFirst();
}

/** Turns maintenance on, or updates its message and time. */
export async function upsertMaintenance(db: Database, row: Insertable<Schema['maintenance']>): Promise<void> {
  const { message, until } = row;
  await db
    .insertInto('maintenance')
    .values(row)
    .onConflict((conflict) => conflict.column('is_on').doUpdateSet({ message, until }))
    .execute();
}

export async function deleteMaintenance(db: Database): Promise<void> {
  await db.deleteFrom('maintenance').execute();
}
