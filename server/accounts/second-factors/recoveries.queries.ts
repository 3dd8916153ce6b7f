import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function selectOpenRecovery(db: Database, accountId: number, now: Date) {
  return db
    .selectFrom('factor_recovery')
    .select(['id', 'account_id', 'started_at', 'ready_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
export type RecoveryRow = NonNullable<Awaited<ReturnType<typeof selectOpenRecovery>>>;

export async function insertRecovery(db: Database, row: Insertable<Schema['factor_recovery']>): Promise<void> {
  await db.insertInto('factor_recovery').values(row).execute();
}

/** Ends the recovery of an account, also one whose time is over. False where none was open. */
export async function endRecovery(db: Database, accountId: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('factor_recovery')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now;
}

/** Account of the open recovery with this token. */
export async function selectByToken(db: Database, tokenHash: string, now: Date) {
  return db
    .selectFrom('factor_recovery')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function deleteRecoveriesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('factor_recovery').where('expires_at', '<', time).execute();
}
