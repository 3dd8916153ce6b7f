import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** The next accounts due, except those of paused platforms. */
export async function selectDue(db: Database, { now, most }: { now: Date; most: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('social_connection as c')
    .innerJoin('social_account as a', 'a.id', 'c.social_account_id')
    .leftJoin('social_pause as p', 'p.platform_id', 'a.platform_id')
    .select('c.social_account_id as id')
    .where('c.state', '=', 'connected')
    .where('c.next_sync_at', '<=', now)
    .where((eb) => eb.or([eb('c.lease_until', 'is', null), eb('c.lease_until', '<=', now)]))
    .where((eb) => eb.or([eb('p.until', 'is', null), eb('p.until', '<=', now)]))
    .orderBy('c.next_sync_at')
    .orderBy('c.social_account_id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Until when a platform is paused; null when it is not. */
export async function findPause(db: Database, platform: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('social_pause')
    .select('until')
    .where('platform_id', '=', platform)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function pausePlatform(db: Database, platform: string, until: Date): Promise<void> {
  await db
    .insertInto('social_pause')
    .values({ platform_id: platform, until })
    .onConflict((conflict) =>
      conflict.column('platform_id').doUpdateSet({ until: sql`greatest(social_pause.until, excluded.until)` }),
    )
    .execute();
}
