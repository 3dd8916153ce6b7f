import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

const shown = [
  'id',
  'platform_id',
  'handle',
  'followers',
  'engagement_rate',
  'average_views',
  'source',
  'as_of',
] as const;

export async function listAccounts(db: Database, ownerId: number) {
  return db
    .selectFrom('social_account')
    .select(shown)
    .where('owner_id', '=', ownerId)
    .orderBy('followers', 'desc')
    .orderBy('id')
    .execute();
}
export type SocialAccountRow = Awaited<ReturnType<typeof listAccounts>>[number];

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

/** Adds a self-reported account; undefined when its owner has it already. */
export async function insertAccount(db: Database, account: NewSocialAccount) {
  return db
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
    .returning(shown)
    .executeTakeFirst();
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
