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
