import { sql } from 'kysely';
import type { Database } from './connection.ts';

/** Version as people write it, and as a number: 150004. */
export async function readServerVersion(db: Database): Promise<{ version: string; number: number }> {
  const { rows } = await sql<{ version: string; number: number }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number`.execute(
    db,
  );
  return rows[0] ?? { version: '', number: 0 };
}

/** Whether the server only follows another. */
export async function isReplica(db: Database): Promise<boolean> {
  const { rows } = await sql<{ answer: boolean }>`select pg_is_in_recovery() as answer`.execute(db);
  return rows[0]?.answer ?? false;
}

/** The server's clock, and the latest time that was written. */
export async function readClock(db: Database): Promise<{ now: Date; latest: Date | null }> {
  const { rows } = await sql<{ now: Date; latest: Date | null }>`
    select clock_timestamp() as now, greatest(
      (select max(applied_at) from migration), (select max(created_at) from ledger_transaction)) as latest`.execute(db);
  return rows[0] ?? { now: new Date(), latest: null };
}
