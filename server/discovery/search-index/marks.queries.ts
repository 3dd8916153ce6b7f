import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Inserts a mark that identifies a snapshot file of this database at this time, and deletes old ones. */
export async function setMark(db: Database, keptDays: number): Promise<string> {
  await sql`delete from search_snapshot where made_at < now() - make_interval(days => ${keptDays})`.execute(db);
  const { id } = await db.insertInto('search_snapshot').defaultValues().returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Whether this database inserted the mark: a restored older database lacks it, and in a copy to another cluster the row
 * was not written by the transaction it names.
 */
export async function isOwnMark(db: Database, mark: string): Promise<boolean> {
  const { rows } = await sql`
    select from search_snapshot where id = ${mark}
    and xmin::text::bigint = made_by::text::numeric % 4294967296`.execute(db);
  return rows.length === 1;
}
