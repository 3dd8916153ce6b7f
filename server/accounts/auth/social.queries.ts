import type { Database } from '../../../database/connection.ts';
import type { Provider } from './provider.ts';

export async function findIdentity(db: Database, provider: Provider, subject: string) {
  return db
    .selectFrom('external_identity')
    .innerJoin('account', 'account.id', 'external_identity.account_id')
    .select('account.id')
    .where('external_identity.provider', '=', provider)
    .where('external_identity.subject', '=', subject)
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Links a provider's identity to an account. False when either was linked elsewhere meanwhile. */
export async function insertIdentity(
  db: Database,
  identity: { provider: Provider; subject: string; accountId: number; email: string | null; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('external_identity')
    .values({
      provider: identity.provider,
      subject: identity.subject,
      account_id: identity.accountId,
      email: identity.email,
      created_at: identity.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sign-ins with a provider that were joined since: they would stay a way in. */
export async function deleteIdentitiesSince(db: Database, accountId: number, since: Date): Promise<void> {
  await db
    .deleteFrom('external_identity')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .execute();
}
