import type { Database } from '../../../database/connection.ts';

export async function selectByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('account_change')
    .select(['id', 'account_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
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
