import type { Database } from '../../../database/connection.ts';
import type { ChangeRow } from '../../core/trusted-contacts/trusted-contacts.service.ts';

export async function selectByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('account_change')
    .select(['id', 'account_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Restores the values before a change. */
export async function restoreFormer(db: Database, change: ChangeRow, now: Date): Promise<void> {
  const { former, former_verified_at } = change;
  const before = {
    email: { email: former, email_verified_at: former_verified_at },
    mobile: { mobile: former, mobile_verified_at: former_verified_at },
    password: { password_hash: former },
  }[change.kind];
  await db
    .updateTable('account')
    .set({ ...before, updated_at: now })
    .where('id', '=', change.account_id)
    .execute();
}

export async function selectSessionByToken(db: Database, tokenHash: string, notBefore: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at', 'not_me_to'])
    .where('not_me_hash', '=', tokenHash)
    .where('created_at', '>', notBefore)
    .executeTakeFirst();
}

export async function selectLiveSession(db: Database, { accountId, id }: { accountId: number; id: number }) {
  return db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('impersonator_id', 'is', null)
    .executeTakeFirst();
}
