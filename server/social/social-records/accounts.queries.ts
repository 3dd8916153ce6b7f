import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { AccountReading, GrantedAccount } from '../social-providers/provider.ts';

interface NewReading {
  id: number;
  reading: AccountReading;
  now: Date;
}

export interface NewSocialAccount {
  ownerId: number;
  isInfluencer: boolean;
  platform: string;
  handle: string;
  followers: number;
  now: Date;
}

/** Inserts a self-reported account and returns its id; undefined when its owner has it already. */
export async function insertAccount(db: Database, account: NewSocialAccount): Promise<number | undefined> {
  const row = await db
    .insertInto('social_account')
    .values({
      influencer_id: account.isInfluencer ? account.ownerId : null,
      business_id: account.isInfluencer ? null : account.ownerId,
      platform_id: account.platform,
      handle: account.handle,
      followers: account.followers,
      source: 'self_reported',
      as_of: account.now,
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function deleteAccount(db: Database, { id, ownerId }: { id: number; ownerId: number }): Promise<boolean> {
  const row = await db
    .deleteFrom('social_account')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
export interface Connected {
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

export async function deleteAccounts(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('social_account').where('id', 'in', ids).execute();
}

/** Renames a connected account, whose handle belongs to another by now, to its provider's id until the next reading. */
export async function setAsideHandle(db: Database, id: number): Promise<void> {
  await db
    .updateTable('social_account')
    .set((eb) => ({ handle: eb.ref('provider_user_id').$notNull() }))
    .where('id', '=', id)
    .execute();
}

/** Stores the latest figures, null where unknown; a new handle applies unless somebody else has verified it. */
export async function updateFigures(db: Database, { id, reading, now }: NewReading): Promise<void> {
  await sql`
    update social_account a set as_of = ${now}, followers = ${reading.followers},
      handle = case when exists (
        select from social_account o where o.platform_id = a.platform_id and o.id <> a.id
          and lower(o.handle) = lower(${reading.handle}) and (o.source = 'provider' or o.owner_id = a.owner_id)
      ) then a.handle else ${reading.handle} end
    where a.id = ${id}`.execute(db);
}

/** Copies the figures derived from a reading to the account. */
export async function updateDerived(
  db: Database,
  id: number,
  { engagement_rate, average_views }: { engagement_rate: number | null; average_views: number | null },
): Promise<void> {
  await db.updateTable('social_account').set({ engagement_rate, average_views }).where('id', '=', id).execute();
}

/** Turns connected accounts into self-reported ones without figures; the handle stays. */
export async function updateDisconnected(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('social_account')
    .set({
      source: 'self_reported',
      provider_user_id: null,
      followers: 0,
      engagement_rate: null,
      average_views: null,
      as_of: now,
    })
    .where('id', 'in', ids)
    .execute();
}
