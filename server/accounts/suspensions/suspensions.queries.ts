import type { Database } from '../../../database/connection.ts';

/** Suspension state of an account, locked, so that two operators act one after the other. */
export async function lockAccount(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'suspended_at', 'suspension_reason'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** Suspension reason and role of an account. */
export async function selectSuspension(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['role', 'suspension_reason', 'locked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
