import type { Database } from '../../../database/connection.ts';

/** Whether an account may be in, locked: of two operators one comes after the other. */
export async function lockStanding(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'fullname', 'email', 'email_verified_at', 'locale', 'suspended_at', 'suspension_reason'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type Standing = NonNullable<Awaited<ReturnType<typeof lockStanding>>>;

/** Why an account is suspended, and the role it signs in with. */
export async function selectStanding(db: Database, id: number) {
  return db
    .selectFrom('account')
    .select(['role', 'suspension_reason', 'locked_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateSuspension(
  db: Database,
  id: number,
  suspension: { at: Date; reason: string } | null,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ suspended_at: suspension?.at ?? null, suspension_reason: suspension?.reason ?? null })
    .where('id', '=', id)
    .execute();
}
