import type { Database } from '../../../database/connection.ts';

/** Facts about an account and one of its sessions that decide about step-up. */
export async function selectAccount(db: Database, { id, sessionId }: { id: number; sessionId: number }) {
  return db
    .selectFrom('account as a')
    .leftJoin('session as s', (join) => join.onRef('s.account_id', '=', 'a.id').on('s.id', '=', sessionId))
    .select(['a.id', 'a.fullname', 'a.locale', 'a.password_hash', 'a.reset_due_at', 's.proven_at'])
    .select(['a.email', 'a.email_verified_at', 'a.mobile', 'a.mobile_verified_at'])
    .where('a.id', '=', id)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof selectAccount>>>;
