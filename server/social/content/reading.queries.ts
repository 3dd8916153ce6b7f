import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** Fingerprints of the kept pictures by the platform's id of the post. */
export async function selectRead(db: Database, accountId: number): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('content_item')
    .select(['provider_media_id', 'fingerprint'])
    .where('social_account_id', '=', accountId)
    .execute();
  return new Map(rows.map((row) => [row.provider_media_id ?? '', row.fingerprint]));
}

/** Deletes the pieces of other posts of an account. */
export async function dropReadBeyond(
  db: Database,
  { accountId, mediaIds }: { accountId: number; mediaIds: readonly string[] },
): Promise<void> {
  await db
    .deleteFrom('content_item')
    .where('social_account_id', '=', accountId)
    .where('provider_media_id', '!=', sql<string>`all(${[...mediaIds]}::text[])`)
    .execute();
}

/** Whether a post is there; it stays until the transaction ends. Locks the account first, as storing a reading does. */
export async function holdsMedia(db: Database, accountId: number, mediaId: string): Promise<boolean> {
  await db.selectFrom('social_account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
  const found = await db
    .selectFrom('social_media')
    .select('kind')
    .where('social_account_id', '=', accountId)
    .where('provider_media_id', '=', mediaId)
    .executeTakeFirst();
  return found !== undefined;
}

type Read = Insertable<Schema['content_item']>;

export async function upsertRead(db: Database, item: Read): Promise<void> {
  const { picture, width, height, blur, fingerprint, kind } = item;
  const change = { picture, width, height, blur, kind, ...(fingerprint === undefined ? {} : { fingerprint }) };
  await db
    .insertInto('content_item')
    .values(item)
    .onConflict((conflict) =>
      conflict.columns(['social_account_id', 'provider_media_id']).doUpdateSet(change as object),
    )
    .execute();
}

/** After new figures: the card shows the most viewed. */
export async function refreshCards(db: Database, influencerId: number): Promise<void> {
  await sql`select refresh_card_pictures(array[${influencerId}]::bigint[])`.execute(db);
}
