import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

interface NewConsent {
  stateHash: string;
  accountId: number;
  platform: string;
  verifier: string;
  now: Date;
  expiresAt: Date;
}

/** Stores a started consent, and deletes expired ones. */
export async function insertConsent(db: Database, consent: NewConsent): Promise<void> {
  await db.deleteFrom('social_consent').where('expires_at', '<', consent.now).execute();
  const { stateHash: state_hash, accountId: account_id, platform: platform_id, verifier, expiresAt } = consent;
  await db
    .insertInto('social_consent')
    .values({ state_hash, account_id, platform_id, verifier, expires_at: expiresAt })
    .execute();
}

/** Consumes the consent started with this state by this person on this platform; undefined for anything else. */
export async function takeConsent(
  db: Database,
  consent: { stateHash: string; accountId: number; platform: string; now: Date },
) {
  return db
    .deleteFrom('social_consent')
    .where('state_hash', '=', consent.stateHash)
    .where('account_id', '=', consent.accountId)
    .where('platform_id', '=', consent.platform)
    .where('expires_at', '>', consent.now)
    .returning('verifier')
    .executeTakeFirst();
}

/** Serializes concurrent connections of accounts with these names. Sorted, to avoid deadlocks. */
export async function lockNames(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`social ${name}`}, 0))`.execute(db);
  }
}

interface Proof {
  platform: string;
  providerUserId: string;
  handle: string;
}

/** Accounts identical to this one: by the provider's id, or by the handle. */
export async function selectSame(db: Database, { platform, providerUserId, handle }: Proof) {
  return db
    .selectFrom('social_account as s')
    .leftJoin('influencer_profile as p', 'p.id', 's.influencer_id')
    .select(['s.id', 's.owner_id', 's.source', 's.provider_user_id', 's.influencer_id'])
    .select((eb) => eb.and([eb('p.id', 'is not', null), eb('p.account_id', 'is', null)]).as('is_unclaimed'))
    .where('s.platform_id', '=', platform)
    .where((eb) =>
      eb.or([eb('s.provider_user_id', '=', providerUserId), eb(sql`lower(s.handle)`, '=', handle.toLowerCase())]),
    )
    .orderBy('s.id')
    .forUpdate('s')
    .execute();
}
export type SameAccount = Awaited<ReturnType<typeof selectSame>>[number];
