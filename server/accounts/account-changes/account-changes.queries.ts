import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertChange(db: Database, row: Insertable<Schema['account_change']>): Promise<void> {
  await db.insertInto('account_change').values(row).execute();
}

export async function markUndone(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('account_change')
    .set({ undone_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

/** Marks every change of password as no longer undoable, because the owner has chosen a new password since. */
export async function settlePasswordChanges(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('account_change')
    .set({ undone_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'password')
    .where('undone_at', 'is', null)
    .execute();
}

/** Returns those of the lower-case contacts that another account can still restore by an undo. */
export async function selectReserved(
  db: Database,
  { contacts, except, now }: { contacts: readonly string[]; except: number; now: Date },
): Promise<string[]> {
  if (contacts.length === 0) return [];
  const rows = await db
    .selectFrom('account_change')
    .select(sql<string>`lower(former)`.as('contact'))
    .where(sql`lower(former)`, 'in', [...contacts])
    .where('kind', 'in', ['email', 'mobile'])
    .where('former_verified_at', 'is not', null)
    .where('account_id', '<>', except)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    .execute();
  return rows.map(({ contact }) => contact);
}

/** Deletes changes past their undo time, which releases the former contacts. */
export async function deleteSettled(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_change').where('undo_until', '<=', now).execute();
}
