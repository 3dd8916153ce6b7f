import type { Database } from '../../../database/connection.ts';

/** Accounts of a platform that could not be read since `before`. */
export async function lockOutdated(db: Database, { platform, before }: { platform: string; before: Date }) {
  return db
    .selectFrom('social_account as a')
    .innerJoin('social_connection as c', 'c.social_account_id', 'a.id')
    .select(['a.id', 'a.owner_id', 'a.platform_id', 'a.handle'])
    .where('a.platform_id', '=', platform)
    .where((eb) => eb(eb.fn.coalesce('c.last_synced_at', 'c.consented_at'), '<', before))
    .orderBy('a.id')
    .limit(200)
    .forUpdate()
    .execute();
}

/** Erases what was read of these accounts. */
export async function eraseReadings(db: Database, ids: readonly number[]): Promise<void> {
  for (const table of ['social_snapshot', 'social_media', 'social_metric'] as const) {
    await db.deleteFrom(table).where('social_account_id', 'in', ids).execute();
  }
}
