import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

type NewItem = Pick<
  Schema['content_item'],
  'platform_id' | 'kind' | 'caption' | 'permalink' | 'picture' | 'width' | 'height' | 'blur' | 'video_file_id'
>;

function items(db: Database) {
  return db
    .selectFrom('content_item as c')
    .leftJoin('social_media as m', (join) =>
      join
        .onRef('m.social_account_id', '=', 'c.social_account_id')
        .onRef('m.provider_media_id', '=', 'c.provider_media_id'),
    )
    .leftJoin('stored_file as f', 'f.id', 'c.video_file_id')
    .leftJoin('upload as u', 'u.file_id', 'f.id')
    .select([
      'c.id',
      'c.influencer_id',
      'c.social_account_id',
      'c.platform_id',
      'c.kind',
      'c.picture',
      'c.width',
      'c.height',
      'c.blur',
      'c.card_place',
      'c.created_at',
      'm.views',
      'm.reach',
      'm.likes',
      'm.comments',
      'm.shares',
      'm.saves',
      'm.published_at',
      'm.as_of',
      'f.key as video_key',
      'u.content_type as video_type',
      'u.bytes as video_bytes',
      'u.duration_ms',
      'u.width as video_width',
      'u.height as video_height',
      'u.codec',
    ])
    .select((eb) => [
      eb.fn.coalesce('m.caption', 'c.caption').as('caption'),
      eb.fn.coalesce('m.permalink', 'c.permalink').as('permalink'),
      partnerId.as('partner_id'),
    ]);
}

/** Owner of the agreement that the post was published for. */
const partnerId = sql<number | null>`(
  select a.owner_id from watched_post w
  join deliverable d on d.id = w.deliverable_id
  join application a on a.id = d.application_id
  where w.social_account_id = c.social_account_id and w.provider_media_id = c.provider_media_id and w.removed_at is null
  limit 1)`;

/** Views, then time, then id; unknown views are last. */
const viewed = sql<number>`coalesce(m.views, -1)`;
const happened = sql<Date>`coalesce(m.published_at, c.created_at)`;

export interface ContentPosition {
  views: number;
  at: Date;
  id: number;
}

interface Wanted {
  influencerId: number;
  platform?: string | undefined;
  format?: Schema['content_item']['kind'] | undefined;
}

function wantedItems(db: Database, { influencerId, platform, format }: Wanted) {
  return items(db)
    .where('c.influencer_id', '=', influencerId)
    .$if(platform !== undefined, (query) => query.where('c.platform_id', '=', platform ?? ''))
    .$if(format !== undefined, (query) => query.where('c.kind', '=', format ?? 'picture'));
}

/** A page of pieces, the most viewed first. */
export async function selectItems(
  db: Database,
  wanted: Wanted & { after: ContentPosition | undefined; limit: number },
) {
  const { after, limit } = wanted;
  return wantedItems(db, wanted)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${viewed}, ${happened}, c.id) < (${after?.views ?? 0}::bigint, ${after?.at ?? null}::timestamptz, ${after?.id ?? 0}::bigint)`,
      ),
    )
    .orderBy(viewed, 'desc')
    .orderBy(happened, 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute();
}
export type ContentRow = Awaited<ReturnType<typeof selectItems>>[number];

export async function countItems(db: Database, wanted: Wanted): Promise<number> {
  const { count } = await wantedItems(db, wanted)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function selectItem(db: Database, id: number): Promise<ContentRow | undefined> {
  return items(db).where('c.id', '=', id).executeTakeFirst();
}

/** Those of these pieces that have a picture; of one influencer where that is given. */
export async function selectPictured(
  db: Database,
  { ids, influencerId }: { ids: readonly number[]; influencerId: number | undefined },
): Promise<ContentRow[]> {
  if (ids.length === 0) return [];
  return items(db)
    .where('c.id', 'in', [...ids])
    .where('c.picture', 'is not', null)
    .$if(influencerId !== undefined, (query) => query.where('c.influencer_id', '=', influencerId ?? 0))
    .execute();
}

/** Serializes changes of one profile's pieces until the transaction ends; false for an account without a profile. */
export async function lockProfile(db: Database, influencerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('influencer_profile')
    .select('id')
    .where('id', '=', influencerId)
    .where('account_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function countAdded(db: Database, influencerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('content_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('influencer_id', '=', influencerId)
    .where('social_account_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertItem(
  db: Database,
  item: NewItem & { influencer_id: number; created_at: Date },
): Promise<number> {
  const { id } = await db.insertInto('content_item').values(item).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateItem(
  db: Database,
  id: number,
  change: Partial<NewItem & { card_place: number | null }>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('content_item').set(change).where('id', '=', id).execute();
}

/** Whether a video is part of a piece. */
export async function hasPiece(db: Database, fileId: number): Promise<boolean> {
  const row = await db.selectFrom('content_item').select('id').where('video_file_id', '=', fileId).executeTakeFirst();
  return row !== undefined;
}

/** Frees a place among the card's pictures. */
export async function freePlace(db: Database, influencerId: number, place: number): Promise<void> {
  await db
    .updateTable('content_item')
    .set({ card_place: null })
    .where('influencer_id', '=', influencerId)
    .where('card_place', '=', place)
    .execute();
}

/** False if already deleted. */
export async function deleteItem(db: Database, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('content_item').where('id', '=', id).returning('id').executeTakeFirst();
  return gone !== undefined;
}
