import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/**
 * Inserts many rows in one statement with one parameter; columns that no row has keep their defaults. Identity columns
 * may be given.
 */
export async function insertRows(db: Database, table: keyof Schema, rows: readonly object[]): Promise<void> {
  if (rows.length > 0) await insertStatement(table, rows).execute(db);
}

/** Like insertRows; returns the generated ids in the order of the rows. */
export async function insertReturningIds(
  db: Database,
  table: keyof Schema,
  rows: readonly object[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const inserted = await sql<{ id: number }>`${insertStatement(table, rows)} returning id`.execute(db);
  return inserted.rows.map((row) => row.id);
}

/** Takes the next `count` ids of a sequence. */
export async function takeIds(
  db: Database,
  sequence: 'person_id' | 'application_id',
  count: number,
): Promise<number[]> {
  const taken = await sql<{ id: number }>`
    select nextval(${sql.lit(sequence)}) as id from generate_series(1, ${sql.lit(count)})`.execute(db);
  return taken.rows.map((row) => row.id);
}

function insertStatement(table: keyof Schema, rows: readonly object[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
