import type { Database } from '../../../database/connection.ts';
import type { SignInErasure } from '../personal-data/facebook-deletion.service.ts';

/** Connected accounts of the person with the provider's user id, locked. */
export async function lockConsentedBy(db: Database, { platform, userId }: { platform: string; userId: string }) {
  return db
    .selectFrom('social_account as a')
    .innerJoin('social_connection as c', 'c.social_account_id', 'a.id')
    .select(['a.id', 'a.owner_id', 'a.handle', 'c.state'])
    .where('a.platform_id', '=', platform)
    .where((eb) => eb.or([eb('c.grantor_id', '=', userId), eb('a.provider_user_id', '=', userId)]))
    .orderBy('a.id')
    .forUpdate()
    .execute();
}

export async function breakConnections(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('social_connection')
    .set({
      state: 'broken',
      access_token: null,
      refresh_token: null,
      revoked_at: now,
      last_error: 'revoked',
      last_error_at: now,
      lease: null,
      lease_until: null,
    })
    .where('social_account_id', 'in', ids)
    .execute();
}

interface Erasure {
  code: string;
  platform: string;
  accounts: number;
  signIn: SignInErasure | null;
  now: Date;
}

export async function insertErasure(db: Database, { code, platform, accounts, signIn, now }: Erasure): Promise<void> {
  await db
    .insertInto('social_erasure')
    .values({ code, platform_id: platform, accounts, sign_in: signIn, asked_at: now })
    .execute();
}

export async function findErasure(db: Database, code: string) {
  return db.selectFrom('social_erasure').selectAll().where('code', '=', code).executeTakeFirst();
}
