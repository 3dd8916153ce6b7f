import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

interface Lease {
  id: string;
  /** UUID of this holder. */
  holder: string;
  seconds: number;
}

/** By the database's clock, which all processes share. */
const until = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** Whether the lock was free, or its holder late; then it is the new holder's. */
export async function takeLease(db: Database, { id, holder, seconds }: Lease): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ locked_by: holder, locked_until: until(seconds), is_lock_wanted: false })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('locked_by', 'is', null), eb('locked_until', '<', sql<Date>`clock_timestamp()`)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Asks the holder to let go; false where there is no such upload. */
export async function wantLease(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('upload')
    .set({ is_lock_wanted: true })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether others wait for it; undefined where it is another's by now. */
export async function renewLease(db: Database, { id, holder, seconds }: Lease): Promise<boolean | undefined> {
  const row = await db
    .updateTable('upload')
    .set({ locked_until: until(seconds) })
    .where('id', '=', id)
    .where('locked_by', '=', holder)
    .returning('is_lock_wanted')
    .executeTakeFirst();
  return row?.is_lock_wanted;
}

export async function endLease(db: Database, { id, holder }: Omit<Lease, 'seconds'>): Promise<void> {
  await db
    .updateTable('upload')
    .set({ locked_by: null, locked_until: null, is_lock_wanted: false })
    .where('id', '=', id)
    .where('locked_by', '=', holder)
    .execute();
}
