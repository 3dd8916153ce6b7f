import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { GrantedAccount } from '../social-providers/provider.ts';
import type { SealedTokens } from '../social-tokens/tokens.ts';

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

interface Connected {
  owner: { id: number; isInfluencer: boolean };
  platform: string;
  grant: GrantedAccount;
  now: Date;
}

export async function insertConnected(db: Database, { owner, platform, grant, now }: Connected): Promise<number> {
  const { id } = await db
    .insertInto('social_account')
    .values({
      influencer_id: owner.isInfluencer ? owner.id : null,
      business_id: owner.isInfluencer ? null : owner.id,
      platform_id: platform,
      handle: grant.handle,
      provider_user_id: grant.providerUserId,
      source: 'provider',
      as_of: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Turns a self-reported account into the connected one and clears its figures. A connected one keeps its figures. */
export async function updateConnected(db: Database, id: number, { grant, now }: Pick<Connected, 'grant' | 'now'>) {
  await db
    .updateTable('social_account')
    .set((eb) => {
      const typed = eb('source', '!=', 'provider');
      return {
        handle: grant.handle,
        provider_user_id: grant.providerUserId,
        followers: eb.case().when(typed).then(null).else(eb.ref('followers')).end(),
        engagement_rate: eb.case().when(typed).then(null).else(eb.ref('engagement_rate')).end(),
        average_views: eb.case().when(typed).then(null).else(eb.ref('average_views')).end(),
        as_of: eb.case().when(typed).then(now).else(eb.ref('as_of')).end(),
        source: 'provider' as const,
      };
    })
    .where('id', '=', id)
    .execute();
}

interface NewConnection {
  id: number;
  grant: GrantedAccount;
  sealed: SealedTokens;
  now: Date;
}

export async function upsertConnection(db: Database, { id, grant, sealed, now }: NewConnection): Promise<void> {
  const fresh = {
    account_type: grant.accountType,
    grantor_id: grant.grantorId,
    scopes: grant.scopes,
    ...sealed,
    token_made_at: now,
    token_expires_at: grant.expiresAt,
    access_ends_at: grant.accessEndsAt,
    state: 'connected' as const,
    consented_at: now,
    revoked_at: null,
    last_error: null,
    last_error_at: null,
    failures: 0,
    next_sync_at: now,
    expiry_told_at: null,
    lease: null,
    lease_until: null,
  };
  await db
    .insertInto('social_connection')
    .values({ social_account_id: id, ...fresh })
    .onConflict((conflict) => conflict.column('social_account_id').doUpdateSet(fresh))
    .execute();
}

export async function deleteAccounts(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('social_account').where('id', 'in', ids).execute();
}

/** Renames a connected account, whose handle belongs to another by now, to its provider's id until the next reading. */
export async function setAsideHandle(db: Database, id: number, now: Date): Promise<void> {
  await db
    .updateTable('social_account')
    .set((eb) => ({ handle: eb.ref('provider_user_id').$notNull() }))
    .where('id', '=', id)
    .execute();
  await readSoon(db, id, now);
}

export async function readSoon(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('social_connection').set({ next_sync_at: now }).where('social_account_id', '=', id).execute();
}
