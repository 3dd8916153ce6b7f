import { CompiledQuery } from 'kysely';
import type { Database } from './connection.ts';

/** Runs SQL text of a library with its own statements, such as the job queue. */
export async function runSql(db: Database, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  const outcome = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows: outcome.rows };
}

/**
 * Runs `work` while holding an advisory lock, on PostgreSQL only. The lock is held by a transaction of its own, which `work`
 * does not use: libraries start their own, and a lock of the connection would not survive PgBouncer.
 */
export async function runUnderLock<T>(db: Database, key: number, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (holder) => {
    await runSql(holder, 'begin');
    try {
      await runSql(holder, 'select pg_advisory_xact_lock($1)', [key]);
      return await work();
    } finally {
      await runSql(holder, 'rollback');
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
