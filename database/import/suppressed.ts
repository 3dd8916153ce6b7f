import { sql } from 'kysely';
import type { Database } from '../connection.ts';

/** Advisory lock of the suppression list: imports share it, and whoever adds to the list waits for running ones. */
const lockKey = 4_110_202;

export async function lockSuppressions(db: Database, by: 'read' | 'write'): Promise<void> {
  await (by === 'read'
    ? sql`select pg_advisory_xact_lock_shared(${lockKey})`
    : sql`select pg_advisory_xact_lock(${lockKey})`
  ).execute(db);
}

/** Removes rows on the suppression list, and counts for each entry what it stopped. */
export async function dropSuppressed<Row>(
  db: Database,
  rows: readonly Row[],
  marksOf: (row: Row) => readonly string[],
): Promise<Row[]> {
  await lockSuppressions(db, 'read');
  const marks = rows.map(marksOf);
  const { rows: met } = await sql<{ mark: string }>`
    select mark from suppression where mark = any(${[...new Set(marks.flat())]}::text[])`.execute(db);
  if (met.length === 0) return [...rows];
  const listed = new Set(met.map(({ mark }) => mark));
  const stopped = marks.flatMap((own) => own.filter((mark) => listed.has(mark)));
  await sql`update suppression s set stopped = s.stopped + met.count
    from (select mark, count(*)::int as count from unnest(${stopped}::text[]) as mark group by mark) as met
    where s.mark = met.mark`.execute(db);
  return rows.filter((_, at) => !marks[at]?.some((mark) => listed.has(mark)));
}

/** Rows that are not on the suppression list; counts nothing. */
export async function findAllowed<Row>(
  db: Database,
  rows: readonly Row[],
  marksOf: (row: Row) => readonly string[],
): Promise<Row[]> {
  const marks = rows.map(marksOf);
  const { rows: met } = await sql<{ mark: string }>`
    select mark from suppression where mark = any(${[...new Set(marks.flat())]}::text[])`.execute(db);
  const listed = new Set(met.map(({ mark }) => mark));
  return rows.filter((_, at) => !marks[at]?.some((mark) => listed.has(mark)));
}
