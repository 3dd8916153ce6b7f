import type { Database } from '../../../database/connection.ts';

/** Changes that can still be undone, oldest first. */
export async function selectPending(db: Database, accountId: number, now: Date) {
  return db
    .selectFrom('account_change')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    .orderBy('id')
    .execute();
}
export type ChangeRow = Awaited<ReturnType<typeof selectPending>>[number];

/** Account columns needed for e-mails and undoing changes. */
export async function selectOwner(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'fullname', 'username', 'locale', 'email', 'email_verified_at', 'mobile', 'mobile_verified_at'])
    .select(['password_hash', 'reset_due_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}
export type OwnerRow = NonNullable<Awaited<ReturnType<typeof selectOwner>>>;

export async function isResetDue(db: Database, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .where('reset_due_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody is waiting to get in without the second factor. */
export async function isRecoveryOpen(db: Database, accountId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('factor_recovery')
    .select('id')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
