import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Claims connections that end soon and whose owners were not notified yet; marks them as notified. */
export async function takeExpiring(db: Database, { now, until }: { now: Date; until: Date }) {
  return db
    .updateTable('social_connection as c')
    .from('social_account as a')
    .set({ expiry_told_at: now })
    .whereRef('a.id', '=', 'c.social_account_id')
    .where('c.state', '=', 'connected')
    .where('c.access_ends_at', '<=', until)
    .where('c.expiry_told_at', 'is', null)
    .returning(['a.id', 'a.owner_id', 'a.platform_id', 'a.handle', sql<Date>`c.access_ends_at`.as('ends_at')])
    .execute();
}

/** Channels that could not be read since `before`. */
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

/** Erases a provider's data of these accounts. The handle stays as self-reported, without figures. */
export async function eraseAnnounced(db: Database, ids: readonly number[], now: Date): Promise<void> {
  for (const table of ['social_snapshot', 'social_media', 'social_metric', 'social_connection'] as const) {
    await db.deleteFrom(table).where('social_account_id', 'in', ids).execute();
  }
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
