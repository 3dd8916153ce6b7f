import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Number of sessions of this database waiting for a lock; for PostgreSQL, the embedded database has one connection. */
export async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}
