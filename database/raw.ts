import { CompiledQuery } from 'kysely';
import type { Database } from './connection.ts';

/** Runs SQL text of a library with its own statements, such as the job queue. */
export async function runSql(db: Database, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const outcome = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows: outcome.rows };
}

/**
 * Runs `work` while holding an advisory lock. The lock belongs to a connection, not a transaction, because libraries
 * start their own transactions.
 */
export async function runUnderLock<T>(db: Database, key: number, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (holder) => {
    await runSql(holder, 'select pg_advisory_lock($1)', [key]);
    try {
      return await work();
    } finally {
      await runSql(holder, 'select pg_advisory_unlock($1)', [key]);
    }
  });
}

/** Whether the database answers now. */
export async function isDatabaseReachable(db: Database): Promise<boolean> {
  return runSql(db, 'select 1').then(
    () => true,
    () => false,
  );
}
