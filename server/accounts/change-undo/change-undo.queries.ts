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

/** Deletes sign-ins with a provider that were linked since, because they would remain a way in. */
export async function deleteIdentitiesSince(db: Database, accountId: number, since: Date): Promise<void> {
  await db
    .deleteFrom('external_identity')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
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

/** Consumes the token. Of two concurrent calls one gets false. */
export async function useSessionToken(db: Database, sessionId: number): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ not_me_hash: null })
    .where('id', '=', sessionId)
    .where('not_me_hash', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
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
