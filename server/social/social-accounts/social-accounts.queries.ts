import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

function selectAccounts(db: Database) {
  return db
    .selectFrom('social_account as s')
    .leftJoin('social_connection as c', 'c.social_account_id', 's.id')
    .select(['s.id', 's.platform_id', 's.handle', 's.followers', 's.engagement_rate', 's.average_views', 's.source'])
    .select([
      's.as_of',
      's.owner_id',
      'c.account_type',
      'c.state',
      'c.consented_at',
      'c.last_synced_at',
      'c.last_error',
    ])
    .select(['c.last_error_at', 'c.next_sync_at', 'c.asked_at', 'c.access_ends_at', 'c.followers_hidden']);
}

export async function listAccounts(db: Database, ownerId: number) {
  return selectAccounts(db).where('s.owner_id', '=', ownerId).orderBy('s.followers', 'desc').orderBy('s.id').execute();
}
export type SocialAccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

export async function findAccount(
  db: Database,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<SocialAccountRow | undefined> {
  return selectAccounts(db).where('s.id', '=', id).where('s.owner_id', '=', ownerId).executeTakeFirst();
}

export async function countAccounts(db: Database, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('social_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether somebody else has connected this handle through its provider. */
export async function isHandleProven(
  db: Database,
  { platform, handle, exceptId }: { platform: string; handle: string; exceptId: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('social_account')
    .select('id')
    .where('platform_id', '=', platform)
    .where(sql`lower(handle)`, '=', handle.toLowerCase())
    .where('source', '=', 'provider')
    .where('owner_id', '!=', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

interface NewSocialAccount {
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

/** Claims a reading on demand; false when the last was less than an hour ago. */
export async function takeRefresh(db: Database, { id, now, before }: { id: number; now: Date; before: Date }) {
  const row = await db
    .updateTable('social_connection')
    .set({ asked_at: now })
    .where('social_account_id', '=', id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .returning('social_account_id')
    .executeTakeFirst();
  return row !== undefined;
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
