import type { Database } from '../../../database/connection.ts';

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
