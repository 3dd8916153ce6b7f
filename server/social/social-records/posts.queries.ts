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

export async function updateWanted(
  db: Database,
  { social_account_id, provider_media_id }: { social_account_id: number; provider_media_id: string },
  until: Date,
): Promise<void> {
  await db
    .updateTable('social_media')
    .set({ wanted_until: until })
    .where('social_account_id', '=', social_account_id)
    .where('provider_media_id', '=', provider_media_id)
    .execute();
}

/** The latest hundred; a creator has hardly more pieces that have to stay online. */
export async function selectWanted(db: Database, { accountId, now }: { accountId: number; now: Date }) {
  const rows = await db
    .selectFrom('social_media')
    .select('provider_media_id')
    .where('social_account_id', '=', accountId)
    .where('wanted_until', '>', now)
    .orderBy('published_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ provider_media_id }) => provider_media_id);
}
