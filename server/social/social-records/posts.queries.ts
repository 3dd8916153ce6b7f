import type { Database } from '../../../database/connection.ts';

/** Platforms of a person's connected accounts. */
export async function selectConnectedPlatforms(db: Database, ownerId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('social_account')
    .select('platform_id')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('source', '=', 'provider')
    .execute();
  return rows.map(({ platform_id }) => platform_id);
}

/** Posts read of a person's connected accounts that appeared since an instant. */
export async function selectPosts(db: Database, ownerId: number, since: Date) {
  return db
    .selectFrom('social_media as m')
    .innerJoin('social_account as s', 's.id', 'm.social_account_id')
    .select(['m.permalink', 'm.kind', 'm.caption'])
    .select(['m.social_account_id', 'm.provider_media_id', 'm.published_at', 'm.as_of'])
    .where('s.owner_id', '=', ownerId)
    .where('s.source', '=', 'provider')
    .where('m.permalink', 'is not', null)
    .where('m.published_at', '>=', since)
    .orderBy('m.published_at', 'desc')
    .limit(200)
    .execute();
}
