import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Log written since the last checkpoint that makes the next one due: a few segments. */
const dueBytes = 64 * 1024 * 1024;
const lookEveryMs = 2_000;

/**
 * Checkpoints the embedded engine, which has no process of its own for that: otherwise its log grows with everything written
 * until it is closed, by gigabytes during an import. Returns a function that stops it.
 */
export function keepCheckpointing(db: Kysely<Schema>): () => Promise<void> {
  let done = 0;
  let running = Promise.resolve();
  let isBusy = false;
  const look = async () => {
    const { rows } = await sql<{ written: string }>`
      select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as written`.execute(db);
    const written = Number(rows[0]?.written ?? 0);
    if (written - done < dueBytes) return;
    await sql`checkpoint`.execute(db);
    done = written;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = look()
      .catch(() => {
        // A closed or disturbed database: the next look tries again.
      })
      .finally(() => {
        isBusy = false;
      });
  }, lookEveryMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
