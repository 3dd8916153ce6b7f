import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Sets a mark that names a file made of this database at this time, and forgets old ones. */
export async function setMark(db: Database, keptDays: number): Promise<string> {
  await sql`delete from search_snapshot where made_at < now() - make_interval(days => ${keptDays})`.execute(db);
  const { id } = await db.insertInto('search_snapshot').defaultValues().returning('id').executeTakeFirstOrThrow();
  return id;
}

/**
 * Whether this database set the mark: a restored one from before lacks it, and a copy of its rows in another cluster was
 * not written by the transaction that the row names.
 */
export async function isOwnMark(db: Database, mark: string): Promise<boolean> {
  const { rows } = await sql`
    select from search_snapshot where id = ${mark}
    and xmin::text::bigint = made_by::text::numeric % 4294967296`.execute(db);
  return rows.length === 1;
}
