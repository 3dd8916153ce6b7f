import { CompiledQuery } from 'kysely';
import type { Database } from './connection.ts';

/** Runs SQL text of a library that brings its own statements, such as the job queue. */
export async function runSql(db: Database, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const outcome = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows: outcome.rows };
}

/** Whether the database answers now. */
export async function isDatabaseReachable(db: Database): Promise<boolean> {
  return runSql(db, 'select 1').then(
    () => true,
    () => false,
  );
}
